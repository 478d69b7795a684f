import { unreachable } from '../session-error.ts';
import type { SessionSettings } from '../settings.ts';
import type { TokenAnswer } from '../tokens/tokens.ts';
import { PATIENCE, providerEndpoints } from './provider-endpoints.ts';
import { readAnswer } from './read-answer.ts';

/** The token endpoint's answer before anything is believed; `response` holds the same once more. */
export interface TokenReply extends TokenAnswer {
  readonly status: number;
  readonly error?: string;
  readonly error_message?: string;
  readonly error_description?: string;
  readonly response: Response;
}

/** Asks the token endpoint. Errors: NetworkError, and those of `providerEndpoints`. */
export async function requestTokens(
  settings: SessionSettings,
  grant_type: 'authorization_code' | 'refresh_token',
  parameters: Record<string, string>,
): Promise<TokenReply> {
  const { token } = await providerEndpoints(settings);
  const answer = await fetch(token, {
    method: 'POST',
    body: new URLSearchParams({ grant_type, client_id: settings.clientId, ...parameters }),
    headers: { Accept: 'application/json' },
    cache: 'no-store',
    signal: AbortSignal.timeout(PATIENCE),
  }).catch(unreachable);
  const { status, headers } = answer;
  const text = await answer.text().catch(unreachable);
  return { ...readAnswer<TokenReply>(text), status, response: new Response(text, { status, headers }) };
}
