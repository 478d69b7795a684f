import type { FindAccount } from 'oidc-provider';
import type { Pool } from 'pg';
import { findUser } from '../accounts/users.ts';
import { identityClaims } from '../tokens/claims.ts';
import { isOfGeneration } from './generation.ts';

/** Looks a person up for the protocol library; the token being exchanged names the grant for `origin_jti`. */
export function accountFinder(pool: Pool): FindAccount {
  return async ({ oidc }, sub, source) => {
    const user = await findUser(pool, sub);
    if (!user) return undefined;
    // At the authorize endpoint there is no such source, but a session.
    if (!source && oidc.session && !isOfGeneration(oidc.session, user)) return undefined;
    const grantId = source && 'grantId' in source ? source.grantId : undefined;
    return { accountId: sub, claims: async () => identityClaims(user, grantId ?? '') };
  };
}
