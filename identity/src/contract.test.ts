import * as oauth from 'oauth4webapi';
import { expect, test } from 'vitest';
import { Browser, formBody } from '../test/browser.ts';
import { APPLICATION, CLIENT_ID, MANAGER, PASSWORD, REDIRECT_URI, testIdentity } from '../test/identity.ts';

const identity = testIdentity();
const plainHttp = { [oauth.allowInsecureRequests]: true };

test('a strict client library signs in, refreshes, asks who it is and revokes', async () => {
  const issuer = new URL(identity.current.issuer);
  const server = await oauth.processDiscoveryResponse(
    issuer,
    await oauth.discoveryRequest(issuer, { algorithm: 'oidc', ...plainHttp }),
  );
  const client = { client_id: CLIENT_ID };
  const verifier = oauth.generateRandomCodeVerifier();
  const state = oauth.generateRandomState();
  const authorize = new URL(server.authorization_endpoint ?? '');
  authorize.search = String(
    new URLSearchParams({
      ...client,
      redirect_uri: REDIRECT_URI,
      response_type: 'code',
      scope: 'email openid profile aws.cognito.signin.user.admin',
      state,
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    }),
  );
  const browser = new Browser();
  const form = await browser.open(authorize.href);
  const end = await browser.open(form.url, formBody({ email: MANAGER.email, password: PASSWORD }));

  const returned = oauth.validateAuthResponse(server, client, new URL(end.url), state);
  const answer = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    oauth.None(),
    returned,
    REDIRECT_URI,
    verifier,
    plainHttp,
  );
  const tokens = await oauth.processAuthorizationCodeResponse(server, client, answer, {
    requireIdToken: true,
  });
  expect(oauth.getValidatedIdTokenClaims(tokens)?.sub).toBe(MANAGER.sub);

  const again = await oauth.processRefreshTokenResponse(
    server,
    client,
    await oauth.refreshTokenGrantRequest(server, client, oauth.None(), tokens.refresh_token ?? '', plainHttp),
  );
  const info = await oauth.userInfoRequest(server, client, again.access_token, plainHttp);
  expect(await oauth.processUserInfoResponse(server, client, MANAGER.sub, info)).toMatchObject({
    email: MANAGER.email,
  });
  const revocation = oauth.revocationRequest(
    server,
    client,
    oauth.None(),
    again.refresh_token ?? '',
    plainHttp,
  );
  await oauth.processRevocationResponse(await revocation);
});

test('a browser may send the calls of the AWS clients from the application only', async () => {
  const ask = (origin: string) =>
    fetch(identity.current.issuer, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    });
  const allowed = await ask(APPLICATION);
  expect(allowed.headers.get('access-control-allow-origin')).toBe(APPLICATION);
  expect(allowed.headers.get('access-control-allow-headers')).toContain('x-amz-target');
  expect((await ask('https://elsewhere.example')).headers.get('access-control-allow-origin')).toBeNull();
});

test('the font of the page comes from the provider itself', async () => {
  const response = await fetch(`${identity.current.issuer}/assets/inter.woff2`);
  expect(response.headers.get('content-type')).toBe('font/woff2');
  expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
});

test('the address of the provider leads to the application', async () => {
  const response = await fetch(identity.current.issuer, { redirect: 'manual' });
  expect(response.headers.get('location')).toBe(APPLICATION);
});
