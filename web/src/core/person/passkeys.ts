// Passkeys: made and used by the browser's own dialogue.

import { api } from "../api";
import { bytes, text } from "./base64";
import type { Json, Me, PasskeyReply, Proof } from "../protocol";

export const passkeysPossible = (): boolean => isSecureContext && typeof PublicKeyCredential === "function";

export async function makePasskey(): Promise<Me> {
  const { options, challenge } = await api.startPasskey();
  const made = await navigator.credentials.create({ publicKey: creationOptions(options) });
  return api.finishPasskey({ credential: asJson(made as PublicKeyCredential), challenge });
}

export async function logInByPasskey(): Promise<Me> {
  return api.finishPasskeyLogin(await usePasskey());
}

async function usePasskey(): Promise<PasskeyReply> {
  const { options, challenge } = await api.startPasskeyLogin();
  const used = await navigator.credentials.get({ publicKey: requestOptions(options) });
  return { credential: asJson(used as PublicKeyCredential), challenge };
}

/** That it is really me: by the password, or where none was typed and there is a passkey, by that. */
export async function proofOf(me: Me | null, password: string): Promise<Proof> {
  return password || !me?.passkeys ? { password } : { passkey: await usePasskey() };
}

// --- the browser's helpers for JSON, and what does the same where they are missing -------------------------------------

function creationOptions(options: Json): PublicKeyCredentialCreationOptions {
  const json = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  if (PublicKeyCredential.parseCreationOptionsFromJSON) return PublicKeyCredential.parseCreationOptionsFromJSON(json);
  const excludeCredentials = (json.excludeCredentials ?? []).map(({ id }) => ({ type: "public-key" as const, id: bytes(id) }));
  const { challenge, user, rp, pubKeyCredParams, authenticatorSelection, timeout } = json;
  return {
    rp,
    timeout,
    pubKeyCredParams: pubKeyCredParams as PublicKeyCredentialParameters[],
    authenticatorSelection: authenticatorSelection as AuthenticatorSelectionCriteria,
    challenge: bytes(challenge),
    user: { ...user, id: bytes(user.id) },
    excludeCredentials,
  };
}

function requestOptions(options: Json): PublicKeyCredentialRequestOptions {
  const json = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  if (PublicKeyCredential.parseRequestOptionsFromJSON) return PublicKeyCredential.parseRequestOptionsFromJSON(json);
  return { challenge: bytes(json.challenge), rpId: json.rpId, timeout: json.timeout };
}

function asJson(credential: PublicKeyCredential): Json {
  if (typeof credential.toJSON === "function") return credential.toJSON() as unknown as Json;
  const parts = ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"];
  const given = credential.response as unknown as Record<string, ArrayBuffer | null>;
  const response = Object.fromEntries(parts.flatMap((part) => (given[part] ? [[part, text(given[part])]] : [])));
  return { id: credential.id, rawId: credential.id, type: credential.type, response, clientExtensionResults: {} };
}
