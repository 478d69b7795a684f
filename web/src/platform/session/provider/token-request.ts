import {
  allowInsecureRequests,
  type Client,
  clockSkew,
  genericTokenEndpointRequest,
  None,
  processGenericTokenEndpointResponse,
} from 'oauth4webapi';
import { invalidTokens } from '../session-error.ts';
import type { SessionSettings } from '../settings.ts';
import { type TokenAnswer, tokensFrom } from '../tokens/tokens.ts';
import { providerEndpoints } from './provider-endpoints.ts';

/** The token endpoint's answer before anything is believed. */
export interface TokenReply extends TokenAnswer {
  readonly status: number;
  readonly error?: string;
  readonly error_message?: string;
  readonly error_description?: string;
  /** Checks issuer, audience and times of the id token. Errors: InvalidTokens. */
  verify(): Promise<void>;
}

/** Asks the token endpoint. Errors: whatever `fetch` throws. */
export async function requestTokens(
  settings: SessionSettings,
  grantType: 'authorization_code' | 'refresh_token',
  parameters: Record<string, string>,
): Promise<TokenReply> {
  const server = { issuer: settings.issuer, token_endpoint: (await providerEndpoints(settings)).token };
  const client: Client = { client_id: settings.clientId };
  const insecure = { [allowInsecureRequests]: new URL(server.token_endpoint).protocol === 'http:' };
  const reply = await genericTokenEndpointRequest(server, client, None(), grantType, parameters, insecure);
  const body: TokenAnswer = await reply
    .clone()
    .json()
    .catch(() => ({}));
  return {
    ...body,
    status: reply.status,
    verify: async () => {
      const skew = Math.round(tokensFrom(body, Date.now()).clockDrift / 1000);
      try {
        await processGenericTokenEndpointResponse(server, { ...client, [clockSkew]: skew }, reply);
      } catch (cause) {
        throw invalidTokens({ cause });
      }
    },
  };
}
