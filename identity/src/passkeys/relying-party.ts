import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import type { Settings } from '../options.ts';

/** Whom a passkey is made for, and where it may be used. */
export interface RelyingParty {
  /** The host: a passkey works at every port of it. */
  id: string;
  /** The only place whose pages may use them. */
  origin: string;
}

/** EdDSA, ES256 and RS256 by COSE's numbers: every authenticator has one of them, and Node checks all without a warning. */
export const ALGORITHMS = [-8, -7, -257];

/** Undefined where browsers have no passkeys: without TLS (but on localhost), and at an address made of numbers. */
export function relyingParty({ issuer }: Pick<Settings, 'issuer'>): RelyingParty | undefined {
  const { hostname: id, origin, protocol } = new URL(issuer);
  const secure = protocol === 'https:' || id === 'localhost' || id.endsWith('.localhost');
  const numeric = isIP(id.replace(/^\[(.*)\]$/, '$1')) !== 0;
  return secure && !numeric ? { id, origin } : undefined;
}

/** By which authenticators keep a person's passkeys together; it must not tell who that is. */
export function userHandle(sub: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(createHash('sha256').update(`passkeys\n${sub}`).digest());
}
