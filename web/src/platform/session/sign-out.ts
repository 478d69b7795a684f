import type { InFlight } from './oauth/in-flight.ts';
import { chooseRedirect } from './oauth/redirect-choice.ts';
import type { PageAddress } from './page-address.ts';
import { type ProviderEndpoints, providerEndpoints } from './provider/provider-endpoints.ts';
import { revokeToken, signOutEverywhere } from './provider/revoke-token.ts';
import { SessionError } from './session-error.ts';
import type { SessionSettings } from './settings.ts';
import type { TokenKeeper } from './tokens/token-keeper.ts';
import type { TokenStore } from './tokens/token-store.ts';
import type { Tokens } from './tokens/tokens.ts';

/** How far a sign-out goes: this device, or with `global` every one. */
export interface SignOutChoice {
  readonly global?: boolean;
}

interface Parts {
  readonly settings: SessionSettings;
  readonly inFlight: InFlight;
  readonly page: PageAddress;
  readonly store: Pick<TokenStore, 'load'>;
  readonly keeper: Pick<TokenKeeper, 'get'>;
  /** Forgets tokens and identity. */
  readonly forget: () => void;
}

/**
 * Signs out: revokes (errors ignored), forgets, and leaves to the provider's logout page. Error: OAuthSignOutException
 * where that page can't be opened.
 */
export async function signOutOf(
  { settings, inFlight, page, store, keeper, forget }: Parts,
  { global = false }: SignOutChoice = {},
): Promise<void> {
  // Everywhere needs an access token that is still good.
  const refreshed = global && !inFlight.active && (await keeper.get().catch(() => null));
  const tokens = refreshed || store.load();
  const end = global ? signOutEverywhere : revokeToken;
  if (tokens) await end(settings, tokens).catch(() => undefined);
  // Found before anything is forgotten: afterwards nothing may come between that and leaving.
  const endpoints = await providerEndpoints(settings).catch((cause: unknown) => ({ cause }));
  inFlight.finish();
  inFlight.noteSignedIn(false);
  forget();
  try {
    if ('cause' in endpoints) throw endpoints.cause;
    page.leaveTo(logoutAddress(settings, endpoints, tokens, page.href));
  } catch (cause) {
    throw new SessionError(
      'OAuthSignOutException',
      'An error occurred when attempting to log out from OAuth provider',
      { cause },
    );
  }
}

function logoutAddress(
  { clientId, providerKind, redirectSignOut }: SessionSettings,
  { logout }: ProviderEndpoints,
  tokens: Tokens | null,
  here: string,
): string {
  if (!logout) throw new Error('The provider has no logout page.');
  const back = chooseRedirect(redirectSignOut, here);
  const query = new URLSearchParams({ client_id: clientId });
  if (providerKind === 'oidc') {
    query.set('post_logout_redirect_uri', back);
    if (tokens?.idToken) query.set('id_token_hint', tokens.idToken);
  } else query.set('logout_uri', back);
  return `${logout}${logout.includes('?') ? '&' : '?'}${query}`;
}
