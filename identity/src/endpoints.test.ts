import { request } from 'node:http';
import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { formBody } from '../test/browser.ts';
import { APPLICATION, CLIENT_ID, MANAGER, PASSWORD, testIdentity } from '../test/identity.ts';
import { signIn, token } from '../test/sign-in.ts';

const identity = testIdentity();

describe('the endpoints for programs', () => {
  test('are described by the discovery document', async () => {
    const { issuer } = identity.current;
    const response = await fetch(`${issuer}/.well-known/openid-configuration`);
    expect(await response.json()).toMatchObject({
      issuer,
      authorization_endpoint: `${issuer}/oauth2/authorize`,
      token_endpoint: `${issuer}/oauth2/token`,
      revocation_endpoint: `${issuer}/oauth2/revoke`,
      userinfo_endpoint: `${issuer}/oauth2/userInfo`,
      end_session_endpoint: `${issuer}/logout`,
      jwks_uri: `${issuer}/.well-known/jwks.json`,
      code_challenge_methods_supported: ['S256'],
    });
  });

  test('publish no private part of a key', async () => {
    const response = await fetch(`${identity.current.issuer}/.well-known/jwks.json`);
    const { keys } = JSON.parse(await response.text());
    expect(Object.keys(keys[0]).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
  });

  test('are open to the pages of the application and to no others', async () => {
    const { issuer } = identity.current;
    const { refresh_token } = await signIn(issuer);
    const ask = (origin: string) =>
      fetch(`${issuer}/oauth2/token`, {
        ...formBody({ client_id: CLIENT_ID, grant_type: 'refresh_token', refresh_token }),
        headers: { origin },
      });
    expect((await ask('https://elsewhere.example')).headers.get('access-control-allow-origin')).toBeNull();
    expect((await ask(APPLICATION)).headers.get('access-control-allow-origin')).toBe(APPLICATION);
  });

  test('tell who somebody is only by a living access token', async () => {
    const { issuer } = identity.current;
    const tokens = await signIn(issuer);
    const ask = (bearer: string) =>
      fetch(`${issuer}/oauth2/userInfo`, {
        headers: { authorization: `Bearer ${bearer}`, origin: APPLICATION },
      });
    const answer = await ask(tokens.access_token);
    expect(answer.headers.get('access-control-allow-origin')).toBe(APPLICATION);
    expect(await answer.json()).toMatchObject({ sub: MANAGER.sub, email: MANAGER.email, name: MANAGER.name });
    expect((await ask(tokens.id_token)).status).toBe(401);
    expect((await ask('nonsense')).status).toBe(401);
    await fetch(`${issuer}/oauth2/revoke`, formBody({ client_id: CLIENT_ID, token: tokens.refresh_token }));
    expect((await ask(tokens.access_token)).status).toBe(401);
  });

  test('refuse the password grant', async () => {
    const fields = { grant_type: 'password', username: MANAGER.email, password: PASSWORD };
    expect((await token(identity.current.issuer, fields)).status).toBe(400);
  });
});

test.each(['//', '///sign-in', '/%', '/sign-in/%00', '/.well-known/jwks.json?%'])(
  'the address %s ends no process',
  async (path) => {
    const { port } = identity.current;
    const status = await new Promise((resolve, reject) => {
      request({ port, path }, (answer) => resolve(answer.resume().statusCode))
        .on('error', reject)
        .end();
    });
    expect(status).toBeLessThan(500);
    expect((await fetch(`${identity.current.issuer}/.well-known/jwks.json`)).status).toBe(200);
  },
);

test('an issued token has the claims of a sign-in', async () => {
  const claims = decodeJwt(await identity.current.issueToken(MANAGER.email));
  const signedIn = decodeJwt((await signIn(identity.current.issuer)).id_token);
  expect(Object.keys(claims).sort()).toEqual(Object.keys(signedIn).sort());
  await expect(identity.current.issueToken('nobody@muster.example')).rejects.toThrow('Nobody can sign in');
});
