import type { JSONWebKeySet } from 'jose';
import type { Keys } from './keys.ts';

/** The public halves, as a key set. */
export function publicKeySet(keys: Keys): JSONWebKeySet {
  return {
    keys: keys.signing.map(({ kty, n, e, kid, alg, use }) => ({ kty, n, e, kid, alg, use })),
  };
}
