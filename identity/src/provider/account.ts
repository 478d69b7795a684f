import type { FindAccount } from 'oidc-provider';
import type { Pool } from 'pg';
import { findUser } from '../accounts/users.ts';
import { identityClaims } from '../tokens/claims.ts';

/** Looks a person up for the protocol library; the token being exchanged names the grant for `origin_jti`. */
export function accountFinder(pool: Pool): FindAccount {
  return async (_ctx, sub, source) => {
    const user = await findUser(pool, sub);
    if (!user) return undefined;
    const grantId = source && 'grantId' in source ? source.grantId : undefined;
    return { accountId: sub, claims: async () => identityClaims(user, grantId ?? '') };
  };
}
