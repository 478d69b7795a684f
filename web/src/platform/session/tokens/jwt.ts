import { invalidTokens } from '../session-error.ts';

/** Claims that the browser reads; times in seconds. The browser never verifies a signature, the server does. */
export interface Claims {
  readonly sub?: string;
  readonly iss?: string;
  readonly aud?: string | readonly string[];
  readonly exp?: number;
  readonly iat?: number;
  readonly username?: string;
  readonly origin_jti?: string;
  readonly email?: string;
  readonly name?: string;
}

/** The claims of a JWT. Errors: InvalidTokens where it can't be read. */
export function claimsOf(token: string): Claims {
  try {
    const [, payload = ''] = token.split('.');
    const bytes = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    const text = new TextDecoder().decode(Uint8Array.from(bytes, (character) => character.charCodeAt(0)));
    const claims: Claims = JSON.parse(text);
    return { ...claims };
  } catch (cause) {
    throw invalidTokens({ cause });
  }
}

/** The claims of what may be a JWT; null for another text: access tokens of other providers are their own affair. */
export function readClaims(token: string | undefined): Claims | null {
  try {
    return token ? claimsOf(token) : null;
  } catch {
    return null;
  }
}
