import {
  type AuthorizationServer,
  authorizationCodeGrantRequest,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  getValidatedIdTokenClaims,
  processAuthorizationCodeResponse,
  processUserInfoResponse,
  protectedResourceRequest,
  userInfoRequest,
  validateApplicationLevelSignature,
  validateAuthResponse,
} from 'oauth4webapi';
import { clientSecret } from './client-secret.ts';
import type { Connection, Secrets } from './connection.ts';
import { nameFromApple, type UpstreamPerson } from './person.ts';
import type { Requests } from './server.ts';

/** Exchanges the code, checks everything that can be checked, and reads who it is. */
export async function identify(
  connection: Connection,
  requests: Requests,
  answer: URLSearchParams,
  secrets: Secrets,
): Promise<UpstreamPerson> {
  const { registration, known, redirectUri } = connection;
  const server = await connection.server(requests);
  const client = { client_id: registration.clientId };
  const parameters = validateAuthResponse(server, client, withoutTokens(answer), secrets.state);
  const secret = await clientSecret(registration, server.issuer);
  const response = await authorizationCodeGrantRequest(
    server,
    client,
    authentication(server, connection, secret),
    parameters,
    redirectUri,
    secrets.codeVerifier,
    requests,
  );
  if (known.oauth) {
    const { access_token } = await processAuthorizationCodeResponse(server, client, response);
    return known.person(await readProfile(access_token, known.oauth.profile(access_token, secret), requests));
  }
  const expected = { expectedNonce: secrets.nonce, requireIdToken: true };
  const tokens = await processAuthorizationCodeResponse(server, client, response, expected);
  await validateApplicationLevelSignature(server, response, requests);
  const claims = getValidatedIdTokenClaims(tokens);
  const person = known.person(await completed(server, client, claims, tokens.access_token, requests));
  return { ...person, name: person.name ?? nameFromApple(answer.get('user')) };
}

/** Only the code is taken from the browser's hands. */
function withoutTokens(answer: URLSearchParams): URLSearchParams {
  const kept = ['code', 'state', 'iss', 'error', 'error_description'];
  return new URLSearchParams([...answer].filter(([name]) => kept.includes(name)));
}

/** In the body where the server takes it so: its form of the header is read in too many ways. */
function authentication(server: AuthorizationServer, { known }: Connection, secret: string): ClientAuth {
  const methods = server.token_endpoint_auth_methods_supported;
  const inBody = known.oauth || known.responseMode || methods?.includes('client_secret_post');
  return inBody ? ClientSecretPost(secret) : ClientSecretBasic(secret);
}

/** Servers may keep the address out of the id token; then they tell it where they tell everything about the person. */
async function completed(
  server: AuthorizationServer,
  client: { client_id: string },
  claims: ReturnType<typeof getValidatedIdTokenClaims>,
  accessToken: string,
  requests: Requests,
): Promise<unknown> {
  if (!claims || claims.email !== undefined || !server.userinfo_endpoint) return claims;
  const response = await userInfoRequest(server, client, accessToken, requests);
  return { ...claims, ...(await processUserInfoResponse(server, client, claims.sub, response)) };
}

async function readProfile(accessToken: string, url: string, requests: Requests): Promise<unknown> {
  const response = await protectedResourceRequest(
    accessToken,
    'GET',
    new URL(url),
    undefined,
    undefined,
    requests,
  );
  if (response.status !== 200) throw new Error(`the profile was answered with ${response.status}`);
  return response.json();
}
