import { errors, type Grant, type KoaContextWithOIDC } from 'oidc-provider';
import type { Pool } from 'pg';
import { SECURITY_CLIENT } from '../security/client.ts';
import { deviceOf, networkOf } from '../sessions/device.ts';
import { describeGrant, revokeGrant } from '../storage/grants.ts';
import { isStillOfGeneration } from './generation.ts';

/**
 * A new grant for every sign-in, even while the provider still knows the person: revoking one device then leaves
 * the others alone. No consent is asked for, as the only client is the product itself. Whoever opens the page about their
 * sign-ins gets no tokens, so nothing is stored for it.
 */
export async function grantForSignIn(
  ctx: KoaContextWithOIDC,
  pool: Pool,
  resource: string,
): Promise<Grant | undefined> {
  const { oidc } = ctx;
  if (oidc.promptPending('login') || !oidc.client || !oidc.account) return undefined;
  const grant = new oidc.provider.Grant({
    accountId: oidc.account.accountId,
    clientId: oidc.client.clientId,
  });
  if (oidc.client.clientId === SECURITY_CLIENT) {
    grant.addOIDCScope('openid');
    return grant;
  }
  const scope = [...oidc.requestParamOIDCScopes].join(' ');
  grant.addOIDCScope(scope);
  grant.addResourceScope(resource, scope);
  const id = await grant.save();
  await describeGrant(pool, id, {
    device: deviceOf(ctx.get('user-agent')),
    address: networkOf(ctx.ip),
    sessionUid: oidc.session?.uid ?? null,
  });
  // After the grant: whoever ends the person's sign-ins from here on sees it.
  if (!(await isStillOfGeneration(pool, oidc.account.accountId, oidc.session ?? {}))) {
    await revokeGrant(pool, id);
    throw new errors.LoginRequired();
  }
  return grant;
}
