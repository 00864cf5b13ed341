"""Fitting a value net to positions, and measuring it: torch and numpy, and nothing of the games.

Games are split by their number: most to fit, some to choose the best epoch, and some, which nothing was chosen by, to
measure.  What is measured is the net in whole numbers, as it is used.
"""

import json
from hashlib import blake2b
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import numpy as np
import torch
from torch import nn

BITS: Final = 12  # as in cosmodrome.kernel.answering.net
ONE: Final = 1 << BITS
WHOLE: Final = 4096
LARGEST: Final = 32767 / ONE
LEAD_STEPS: Final = 64
COLUMNS: Final = 8  # of what is known of a position, as in training.play
TABLE, GAME, SEAT, TURN, TURNS, TARGET, LEAD, THINKING = range(COLUMNS)
CHOOSE, MEASURE = 8, 9  # last digits of the numbers of games
STEPS: Final = 400  # of an epoch, where positions are not too many or too few
BATCHES: Final = (256, 4096)  # positions of a step, at least and at most
AT_ONCE: Final = 16_384  # positions that are judged
RATE: Final = 2e-3
DECAY: Final = 1e-2
PHASES: Final = 4
BINS: Final = 10
LEAST: Final = 1 / 4096  # no chance is called smaller, as in cosmodrome.kernel.answering.mind

Figures = dict[str, Any]


class ValueNet(nn.Module):
    """The net of cosmodrome.kernel.answering.net in fractions, of those features alone that come up."""

    def __init__(self, inputs: int, first: int, second: int) -> None:
        super().__init__()
        self.first = first
        self.of_features = nn.Parameter(torch.empty(inputs, first + 1).normal_(0.0, 0.03))
        self.of_first = nn.Parameter(torch.full((first + 1,), 0.25))
        self.between = nn.Linear(first, second)
        self.last = nn.Linear(second, 1, bias=False)
        with torch.no_grad():
            self.of_features[:, first] = 0.0
            self.of_first[first] = 0.0
            self.between.bias.fill_(0.1)

    def forward(self, amounts: torch.Tensor) -> torch.Tensor:
        sums = torch.addmm(self.of_first, amounts, self.of_features)
        hidden = self.between(sums[:, : self.first].clamp(0, 1)).clamp(0, 1)
        return sums[:, self.first] + self.last(hidden)[:, 0]

    def bound(self) -> None:
        """Keep all weights within what 16 bits hold."""
        with torch.no_grad():
            for weights in self.parameters():
                weights.clamp_(-LARGEST, LARGEST)

    def whole(self) -> list[torch.Tensor]:
        """Return the weights as whole numbers, in the order in which they are kept."""
        parts = [self.of_features, self.of_first, self.between.weight, self.between.bias, self.last.weight[0]]
        return [torch.round(part.detach().double() * ONE) for part in parts]


def judged(parts: list[torch.Tensor], amounts: torch.Tensor) -> torch.Tensor:
    """Return what the net in whole numbers says, step by step as the kernel does it; doubles hold them."""
    of_features, of_first, between, of_second, last = parts
    sums = of_first + amounts.double() @ of_features
    hidden = sums[:, :-1].clamp(0, ONE)
    second = torch.floor((of_second * ONE + hidden @ between.T) / ONE).clamp(0, ONE)
    return torch.floor((sums[:, -1] * ONE + second @ last) / ONE)


class Positions:
    """Positions in rows of equal length, on the device where the net is fitted."""

    def __init__(self, folder: Path, inputs: int, device: torch.device) -> None:
        known = loaded(folder, "known", np.int32).reshape(-1, COLUMNS)
        lengths = loaded(folder, "lengths", np.int32)
        features = loaded(folder, "features", np.uint16)
        amounts = loaded(folder, "amounts", np.int16)
        self.inputs: Final = inputs
        self.used: Final[Any] = np.unique(features)  # the features that come up at all
        column: Any = np.zeros(inputs, np.int16)
        column[self.used] = np.arange(len(self.used))
        row: Any = np.repeat(np.arange(len(lengths)), lengths)
        place = np.arange(len(features)) - np.repeat(np.cumsum(lengths) - lengths, lengths)
        columns: Any = np.zeros((len(lengths), int(lengths.max())), np.int16)
        much: Any = np.zeros_like(columns)
        columns[row, place], much[row, place] = column[features], amounts
        self.known: Final = known
        self.columns: Final = torch.from_numpy(columns).to(device)
        self.much: Final = torch.from_numpy(much).to(device)
        self.targets: Final = torch.from_numpy(known[:, TARGET].astype(np.float32) / WHOLE).to(device)
        digit = torch.from_numpy(known[:, GAME] % 10).to(device)
        everything = torch.arange(len(known), device=device)
        self.fitted: Final = everything[digit < CHOOSE]
        self.choosing: Final = everything[digit == CHOOSE]
        self.measured: Final = everything[digit == MEASURE]

    def amounts(self, which: torch.Tensor) -> torch.Tensor:
        """Return the amounts of all used features in some positions."""
        rows = torch.zeros(len(which), len(self.used), device=self.targets.device)
        return rows.scatter_add_(1, self.columns[which].long(), self.much[which].float())

    def pairs(self, row: int) -> list[list[int]]:
        """Return the features of a position with their amounts, by the numbers that the game gave them."""
        told = zip(self.columns[row].tolist(), self.much[row].tolist(), strict=True)
        return [[int(self.used[column]), amount] for column, amount in told if amount]


def loaded(folder: Path, part: str, kind: Any) -> Any:
    """Read one part of all positions."""
    return np.concatenate([np.fromfile(file, kind) for file in sorted(folder.glob(f"*.{part}"))])


def log_loss(chances: torch.Tensor, targets: torch.Tensor) -> float | None:
    """Return the mean log loss; nothing of no positions."""
    if not len(targets):
        return None
    chances = chances.double().clamp(LEAST, 1 - LEAST)
    targets = targets.double()
    return round(float(-(targets * chances.log() + (1 - targets) * (1 - chances).log()).mean()), 5)


def fit(positions: Positions, layers: tuple[int, int], epochs: int, seed: int) -> tuple[ValueNet, Figures]:
    """Fit a net; return it as it was after its best epoch, and how it went."""
    torch.manual_seed(seed)
    device = positions.targets.device
    net = ValueNet(len(positions.used), *layers).to(device)
    batch = max(BATCHES[0], min(len(positions.fitted) // STEPS, BATCHES[1]))
    steps = epochs * (len(positions.fitted) // batch + 1)
    optimizer = torch.optim.AdamW(net.parameters(), RATE, weight_decay=DECAY)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, RATE, total_steps=steps)
    best, kept, curve = float("inf"), net.state_dict(), []
    for epoch in range(epochs):
        order = positions.fitted[torch.randperm(len(positions.fitted)).to(device)]
        losses = []
        for at in range(0, len(order), batch):
            which = order[at : at + batch]
            says = net(positions.amounts(which))
            loss = nn.functional.binary_cross_entropy_with_logits(says, positions.targets[which])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
            net.bound()
            losses.append(loss.detach())
        chosen = log_loss(chances(net, positions, positions.choosing), positions.targets[positions.choosing])
        assert chosen is not None, "some games must be there to choose by"
        curve.append([round(float(torch.stack(losses).mean()), 5), chosen])
        print(f"  epoch {epoch + 1}: {curve[-1][0]:.4f} fitted, {chosen:.4f} chosen by", flush=True)
        if chosen < best:
            best, kept = chosen, {name: weights.clone() for name, weights in net.state_dict().items()}
    net.load_state_dict(kept)
    return net, {"curve": curve}


def chances(net: ValueNet, positions: Positions, which: torch.Tensor) -> torch.Tensor:
    """Return what a net says of positions."""
    with torch.no_grad():
        parts = [net(positions.amounts(some)) for some in which.split(AT_ONCE)]
    return torch.cat(parts).sigmoid()


# -- measuring ---------------------------------------------------------------------------------------------------------
def fitted_line(leads: torch.Tensor, targets: torch.Tensor) -> tuple[float, float]:
    """Return by what factor and offset a lead says most: rules of thumb with the best scale they could have."""
    line = torch.zeros(2, dtype=torch.float64, device=leads.device, requires_grad=True)
    optimizer = torch.optim.LBFGS([line], max_iter=100)

    def closure() -> torch.Tensor:
        optimizer.zero_grad()
        loss = nn.functional.binary_cross_entropy_with_logits(line[0] * leads + line[1], targets)
        loss.backward()
        return loss

    optimizer.step(closure)
    return float(line[0].detach()), float(line[1].detach())


def measure(net: ValueNet, positions: Positions) -> tuple[list[torch.Tensor], Figures]:
    """Measure the net in whole numbers on games that nothing was chosen by, against others that judge."""
    parts = net.whole()
    which, device = positions.measured, positions.targets.device
    told = [judged(parts, positions.amounts(some)) for some in which.split(AT_ONCE)]
    says = torch.cat(told) / ONE
    targets = positions.targets[which].double()
    leads = torch.from_numpy(positions.known[:, LEAD] / LEAD_STEPS * np.log(2)).to(device).clamp(-12, 12)
    factor, offset = fitted_line(leads[positions.fitted], positions.targets[positions.fitted].double())
    judges = {
        "net": says.sigmoid(),
        "in_fractions": chances(net, positions, which),
        "thumb": leads[which].sigmoid(),
        "thumb_scaled": (factor * leads[which] + offset).sigmoid(),
        "constant": torch.full_like(targets, float(positions.targets[positions.fitted].mean())),
    }
    known = positions.known[which.cpu().numpy()]
    phase = torch.from_numpy(np.minimum(PHASES * known[:, TURN] // np.maximum(known[:, TURNS], 1), PHASES - 1)).to(
        device
    )
    figures: Figures = {
        "log_loss": {name: log_loss(said, targets) for name, said in judges.items()},
        "by_phase": [
            {name: log_loss(said[phase == n], targets[phase == n]) for name, said in judges.items()}
            for n in range(PHASES)
        ],
        "calibration": [calibration(judges["net"][phase == n], targets[phase == n]) for n in range(PHASES)],
        "calibration_thumb": calibration(judges["thumb"], targets),
        "measured_positions": len(which),
    }
    return parts, figures


def calibration(said: torch.Tensor, targets: torch.Tensor) -> list[list[float]]:
    """Return what was said and what came, on average, and how often, for each tenth of chances that was said at all."""
    bins = (said * BINS).long().clamp(0, BINS - 1)
    found = []
    for n in range(BINS):
        inside = bins == n
        if count := int(inside.sum()):
            found.append([round(float(said[inside].mean()), 4), round(float(targets[inside].mean()), 4), count])
    return found


def checks(parts: list[torch.Tensor], positions: Positions) -> list[Figures]:
    """Return some positions with what the net says of them, so that everybody can see that it works the same."""
    some = positions.measured[:: max(1, len(positions.measured) // 4)]
    says = judged(parts, positions.amounts(some))
    rows = zip(some.tolist(), says.tolist(), strict=True)
    return [{"position": positions.pairs(row), "says": int(said)} for row, said in rows]


def packed(parts: list[torch.Tensor], positions: Positions) -> bytes:
    """Return the weights as they are kept; features that never came up have none."""
    numbers = [part.cpu().numpy() for part in parts]
    of_features: Any = np.zeros((positions.inputs, numbers[0].shape[1]))
    of_features[positions.used] = numbers[0]
    flat = np.concatenate([part.ravel() for part in (of_features, *numbers[1:])])
    return bytes(flat.astype("<i2").tobytes())


# -- the file ----------------------------------------------------------------------------------------------------------
def make(folder: Path, about: Figures, out: Path) -> Figures:
    """Make a net of the positions in a folder and write it; ``about`` is what is known of it before."""
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    inputs, first, second = about["layers"]
    start = perf_counter()
    positions = Positions(folder, inputs, device)
    print(f"{about['game']} {about['net']}: {len(positions.known)} positions on {device}", flush=True)
    net, went = fit(positions, (first, second), about["training"]["epochs"], about["training"]["seed"])
    parts, measured = measure(net, positions)
    weights = packed(parts, positions)
    training = about["training"] | {
        "games": len(np.unique(positions.known[:, GAME])),
        "positions": len(positions.known),
        "fit_seconds": round(perf_counter() - start, 1),
        "fitted_on": "gpu" if device.type == "cuda" else "cpu",
    }
    line = about | {
        "weights": blake2b(weights, digest_size=8).hexdigest(),
        "training": training | went | measured,
        "checks": checks(parts, positions),
    }
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_bytes(json.dumps(line, separators=(",", ":")).encode() + b"\n" + weights)
    print(f"  {measured['log_loss']}", flush=True)
    return line
