import type { InFlight } from './oauth/in-flight.ts';
import { chooseRedirect } from './oauth/redirect-choice.ts';
import type { PageAddress } from './page-address.ts';
import { providerEndpoints } from './provider/provider-endpoints.ts';
import { revokeToken } from './provider/revoke-token.ts';
import { SessionError } from './session-error.ts';
import type { SessionSettings } from './settings.ts';
import type { TokenStore } from './tokens/token-store.ts';

interface Parts {
  readonly settings: SessionSettings;
  readonly store: TokenStore;
  readonly inFlight: InFlight;
  readonly page: PageAddress;
}

/**
 * Signs this device out: revokes (errors ignored), forgets, and leaves to the provider's logout page. Error:
 * OAuthSignOutException where that page can't be opened.
 */
export async function signOutHere({ settings, store, inFlight, page }: Parts): Promise<void> {
  const tokens = store.load();
  if (tokens) await revokeToken(settings, tokens).catch(() => undefined);
  inFlight.finish();
  inFlight.noteSignedIn(false);
  store.clear();
  try {
    page.leaveTo(await logoutAddress(settings, page.href));
  } catch (cause) {
    throw new SessionError(
      'OAuthSignOutException',
      'An error occurred when attempting to log out from OAuth provider',
      { cause },
    );
  }
}

async function logoutAddress(settings: SessionSettings, here: string): Promise<string> {
  const { logout } = await providerEndpoints(settings);
  if (!logout) throw new Error('The provider has no logout page.');
  const back = chooseRedirect(settings.redirectSignOut, here);
  const returning = settings.providerKind === 'oidc' ? 'post_logout_redirect_uri' : 'logout_uri';
  return `${logout}?${new URLSearchParams({ client_id: settings.clientId, [returning]: back })}`;
}
