// A few short sounds, made on the spot; silent until somebody asks for them.

import type { Sound } from "../boards";
import { remembered } from "./settings.svelte";

interface Note {
  wave: OscillatorType | "noise";
  from: number; // hertz; of noise, what passes the filter
  to?: number;
  at?: number; // seconds
  lasts: number;
  loud?: number;
}

const LOUDNESS = 0.12;
const NOTES: Record<Sound, Note[]> = {
  card: [{ wave: "noise", from: 2400, to: 900, lasts: 0.09, loud: 0.7 }],
  coin: [{ wave: "triangle", from: 1320, lasts: 0.06 }, { wave: "triangle", from: 1760, at: 0.05, lasts: 0.14 }],
  dice: [0, 0.06, 0.11, 0.19].map((at) => ({ wave: "noise", from: 1500, at, lasts: 0.04 })),
  hit: [{ wave: "noise", from: 500, to: 120, lasts: 0.22 }, { wave: "sine", from: 150, to: 50, lasts: 0.24, loud: 1.6 }],
  launch: [{ wave: "noise", from: 250, to: 1800, lasts: 0.45, loud: 0.8 }, { wave: "sawtooth", from: 70, to: 180, lasts: 0.4, loud: 0.35 }],
  turn: [{ wave: "sine", from: 660, lasts: 0.14 }, { wave: "sine", from: 880, at: 0.12, lasts: 0.24 }],
  win: [523, 659, 784, 1047].map((from, i) => ({ wave: "triangle", from, at: i * 0.12, lasts: 0.3 })),
  stamp: [{ wave: "sine", from: 220, to: 90, lasts: 0.1, loud: 1.4 }],
};

class Sounds {
  on: boolean = $state(remembered.read("sound") === "1");
  private context: AudioContext | null = null;
  private noise: AudioBuffer | null = null;

  turn(on: boolean): void {
    this.on = on;
    remembered.keep("sound", on ? "1" : "0");
    this.play("turn");
  }

  play(sound: Sound): void {
    if (!this.on || !navigator.userActivation?.hasBeenActive) return;
    this.context ??= new AudioContext();
    void this.context.resume();
    for (const note of NOTES[sound]) this.playNote(this.context, note);
  }

  private playNote(context: AudioContext, { wave, from, to = from, at = 0, lasts, loud = 1 }: Note): void {
    const begin = context.currentTime + at;
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(LOUDNESS * loud, begin + 0.008);
    volume.gain.exponentialRampToValueAtTime(0.0005, begin + lasts);
    volume.connect(context.destination);
    const { source, pitch, end } = wave === "noise" ? this.rustle(context) : tone(context, wave);
    pitch.setValueAtTime(from, begin);
    pitch.exponentialRampToValueAtTime(to, begin + lasts);
    end.connect(volume);
    source.start(begin);
    source.stop(begin + lasts);
  }

  private rustle(context: AudioContext): Voice {
    this.noise ??= whiteNoise(context);
    const source = new AudioBufferSourceNode(context, { buffer: this.noise, loop: true });
    const filter = new BiquadFilterNode(context, { type: "bandpass", Q: 0.8 });
    source.connect(filter);
    return { source, pitch: filter.frequency, end: filter };
  }
}

interface Voice {
  source: AudioScheduledSourceNode;
  pitch: AudioParam;
  end: AudioNode;
}

function tone(context: AudioContext, wave: OscillatorType): Voice {
  const source = new OscillatorNode(context, { type: wave });
  return { source, pitch: source.frequency, end: source };
}

function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

export const sounds = new Sounds();
