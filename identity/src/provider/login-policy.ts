import { interactionPolicy } from 'oidc-provider';

/** Signing in is the only question ever asked; it is asked again when the person of a session is gone. */
export function loginPolicy() {
  const policy = interactionPolicy.base();
  policy.remove('consent');
  policy
    .get('login')
    ?.checks.add(
      new interactionPolicy.Check(
        'account_gone',
        'the account no longer exists',
        'login_required',
        ({ oidc }) =>
          oidc.session?.accountId !== undefined && !oidc.account
            ? interactionPolicy.Check.REQUEST_PROMPT
            : interactionPolicy.Check.NO_NEED_TO_PROMPT,
      ),
    );
  return policy;
}
