import { type Client, clockSkew, processGenericTokenEndpointResponse } from 'oauth4webapi';
import type { TokenReply } from '../provider/token-request.ts';
import { invalidTokens } from '../session-error.ts';
import type { Tokens } from '../tokens/tokens.ts';

/**
 * Checks issuer, audience, algorithm and times of what was received, by the server's clock. An id token has to be there:
 * it is the bearer of every request. Errors: InvalidTokens.
 */
export async function verifyAnswer(
  issuer: string,
  client_id: string,
  { response }: TokenReply,
  { idToken, clockDrift }: Tokens,
): Promise<void> {
  const client: Client = { client_id, [clockSkew]: Math.round(clockDrift / 1000) };
  try {
    await processGenericTokenEndpointResponse({ issuer }, client, response);
  } catch (cause) {
    throw invalidTokens({ cause });
  }
  if (!idToken) throw invalidTokens();
}
