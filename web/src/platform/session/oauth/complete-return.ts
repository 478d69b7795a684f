import type { PageAddress } from '../page-address.ts';
import { providerEndpoints } from '../provider/provider-endpoints.ts';
import { requestTokens } from '../provider/token-request.ts';
import { cancelled, OAUTH_EXCEPTION, SessionError } from '../session-error.ts';
import type { SessionSettings } from '../settings.ts';
import { type Tokens, tokensFrom } from '../tokens/tokens.ts';
import type { InFlight } from './in-flight.ts';
import { chooseRedirect } from './redirect-choice.ts';
import { customOf } from './state.ts';
import { verifyAnswer } from './verify-answer.ts';

/** A completed way out and back; `custom` is what the caller had put into the state. */
export interface Returned {
  readonly custom?: string;
}

interface Parts {
  readonly settings: SessionSettings;
  readonly inFlight: InFlight;
  readonly page: PageAddress;
  readonly save: (tokens: Tokens) => void;
}

/**
 * Completes a sign-in at the address the provider sent the person to; null when none is in flight. The address is
 * cleaned and waiting readers go on, also on failure. Errors: in the published order, see decision 0022.
 */
export async function completeReturn({ settings, inFlight, page, save }: Parts): Promise<Returned | null> {
  if (!inFlight.active) return null;
  const { origin, pathname, searchParams } = new URL(page.href);
  let clean = `${origin}${pathname}`;
  try {
    const redirectUri = chooseRedirect(settings.redirectSignIn, page.href);
    clean = redirectUri;
    const { code, state } = answered(searchParams);
    if (state !== inFlight.state) {
      throw new SessionError('oauthSignInError', 'An error occurred while validating the state');
    }
    save(await exchange(settings, code, redirectUri, inFlight.verifier ?? ''));
    inFlight.noteSignedIn(true);
    return { custom: customOf(state) };
  } finally {
    inFlight.finish();
    page.show(clean);
  }
}

function answered(query: URLSearchParams): { code: string; state: string } {
  const error = query.get('error');
  if (error) throw new SessionError(OAUTH_EXCEPTION, query.get('error_description') ?? error);
  const code = query.get('code');
  const state = query.get('state');
  if (!code || !state) throw cancelled();
  return { code, state };
}

async function exchange(
  settings: SessionSettings,
  code: string,
  redirect_uri: string,
  code_verifier: string,
): Promise<Tokens> {
  const reply = await requestTokens(settings, 'authorization_code', { code, redirect_uri, code_verifier });
  if (reply.error) throw new SessionError(OAUTH_EXCEPTION, reply.error_message ?? reply.error);
  if (!reply.access_token) {
    throw new SessionError(OAUTH_EXCEPTION, 'No access token returned from OAuth flow');
  }
  const tokens = tokensFrom(reply, Date.now());
  const { issuer } = await providerEndpoints(settings);
  await verifyAnswer(issuer, settings.clientId, reply, tokens);
  return { ...tokens, oauthMetadata: JSON.stringify({ oauthSignIn: true }) };
}
