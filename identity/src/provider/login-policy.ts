import { interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider';
import { isUpstream, type Settings } from '../options.ts';

const { Check } = interactionPolicy;

/**
 * Signing in is the only question ever asked; it is asked again when the person of a session is gone, and when the
 * application wants another provider to be asked.
 */
export function loginPolicy(settings: Settings) {
  const policy = interactionPolicy.base();
  policy.remove('consent');
  const checks = policy.get('login')?.checks;
  checks?.add(
    check('account_gone', 'the account no longer exists, or its sign-ins were ended', ({ oidc }) =>
      Boolean(oidc.session?.accountId !== undefined && !oidc.account),
    ),
  );
  checks?.add(
    check('upstream', 'another provider has to be asked', (ctx) => hasToAskUpstream(ctx, settings)),
  );
  return policy;
}

/** Until somebody has just signed in, by whatever way the page offered; never where no page may be shown. */
export function hasToAskUpstream({ oidc }: KoaContextWithOIDC, settings: Settings): boolean {
  const asked = isUpstream(settings, oidc.params?.identity_provider) && !oidc.promptPending('none');
  return asked && oidc.result?.login === undefined;
}

function check(reason: string, description: string, isNeeded: (ctx: KoaContextWithOIDC) => boolean) {
  return new Check(reason, description, 'login_required', (ctx) =>
    isNeeded(ctx) ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT,
  );
}
