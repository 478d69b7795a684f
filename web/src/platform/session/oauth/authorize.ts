import type { PageAddress } from '../page-address.ts';
import type { IdentityProvider } from '../provider/identity-providers.ts';
import { providerEndpoints } from '../provider/provider-endpoints.ts';
import type { SessionSettings } from '../settings.ts';
import type { InFlight } from './in-flight.ts';
import { newPkce } from './pkce.ts';
import { chooseRedirect } from './redirect-choice.ts';
import { newState } from './state.ts';

/** How somebody wants to sign in; `custom` comes back with the return. */
export interface SignInChoice {
  readonly provider?: IdentityProvider;
  readonly custom?: string;
}

/** Sends the person to the hosted page. Errors: those of `chooseRedirect`, and of the discovery. */
export async function authorize(
  settings: SessionSettings,
  inFlight: InFlight,
  page: PageAddress,
  { provider = 'COGNITO', custom }: SignInChoice = {},
): Promise<void> {
  const redirectUri = chooseRedirect(settings.redirectSignIn, page.href);
  const state = newState(custom);
  const { verifier, challenge, method } = await newPkce();
  const { authorize: address } = await providerEndpoints(settings);
  const named: Record<string, string> =
    settings.providerKind === 'oidc' ? {} : { identity_provider: provider };
  const query = new URLSearchParams({
    redirect_uri: redirectUri,
    response_type: 'code',
    client_id: settings.clientId,
    ...named,
    scope: settings.scopes.join(' '),
    state,
    code_challenge: challenge,
    code_challenge_method: method,
  });
  inFlight.start(state, verifier);
  page.leaveTo(`${address}?${query}`);
}
