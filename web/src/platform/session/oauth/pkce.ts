import { randomText } from './random.ts';

/** A proof that the one who asks for the tokens is the one who started (RFC 7636). */
export interface Pkce {
  readonly verifier: string;
  readonly challenge: string;
  readonly method: 'S256';
}

/** A new verifier of 128 characters and its challenge, base64url without padding. */
export async function newPkce(): Promise<Pkce> {
  const verifier = randomText(128);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return { verifier, challenge: base64url(new Uint8Array(digest)), method: 'S256' };
}

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
