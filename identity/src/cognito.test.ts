import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { authorizeUrl, Browser, pkce } from '../test/browser.ts';
import { APPLICATION, CLIENT_ID, MANAGER, MEMBER, testIdentity } from '../test/identity.ts';
import { refresh, signIn } from '../test/sign-in.ts';

const identity = testIdentity();
const POOL = 'us-east-1:pool';

async function call(target: string, input: object) {
  const response = await fetch(identity.current.issuer, {
    method: 'POST',
    headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': target, origin: APPLICATION },
    body: JSON.stringify(input),
  });
  return {
    response,
    body: JSON.parse(await response.text()),
    error: response.headers.get('x-amzn-errortype'),
  };
}
const userPool = (name: string, input: object) => call(`AWSCognitoIdentityProviderService.${name}`, input);
const identityPool = (name: string, input: object) => call(`AWSCognitoIdentityService.${name}`, input);
const logins = (idToken: string) => ({ [new URL(identity.current.issuer).host]: idToken });

describe('the calls of the user pool', () => {
  test('tell who a person is', async () => {
    const { access_token } = await signIn(identity.current.issuer);
    const { body, response } = await userPool('GetUser', { AccessToken: access_token });
    expect(body.Username).toBe(MANAGER.sub);
    expect(body.UserAttributes).toContainEqual({ Name: 'email', Value: MANAGER.email });
    expect(response.headers.get('content-type')).toBe('application/x-amz-json-1.1');
    expect(response.headers.get('access-control-allow-origin')).toBe(APPLICATION);
  });

  test('refuse an id token, an unknown call and a bad body by the names the clients know', async () => {
    const { id_token } = await signIn(identity.current.issuer);
    expect((await userPool('GetUser', { AccessToken: id_token })).error).toBe('NotAuthorizedException');
    expect((await userPool('GetUser', {})).error).toBe('InvalidParameterException');
    expect((await userPool('DeleteUser', {})).error).toBe('UnknownOperationException');
  });

  test.each(['constructor', 'toString', 'valueOf', '__proto__', 'hasOwnProperty'])(
    'are not what every object has: %s',
    async (target) => {
      expect((await call(target, { a: 1 })).error).toBe('UnknownOperationException');
    },
  );

  test('revoke one sign-in by its refresh token, and say nothing about tokens that do not exist', async () => {
    const { issuer } = identity.current;
    const [phone, laptop] = [await signIn(issuer), await signIn(issuer)];
    const revoke = (Token: string) => userPool('RevokeToken', { Token, ClientId: CLIENT_ID });
    expect((await revoke(phone.refresh_token)).response.status).toBe(200);
    expect((await revoke('never existed')).response.status).toBe(200);
    expect((await revoke(laptop.access_token)).error).toBe('UnsupportedTokenTypeException');
    expect((await userPool('GetUser', { AccessToken: phone.access_token })).error).toBe(
      'NotAuthorizedException',
    );
    expect((await refresh(issuer, laptop.refresh_token)).status).toBe(200);
  });

  test('sign a person out everywhere, but nobody else', async () => {
    const { issuer } = identity.current;
    const browser = new Browser();
    const [phone, laptop] = [await signIn(issuer, browser), await signIn(issuer)];
    const other = await signIn(issuer, new Browser(), MEMBER.email);
    await userPool('GlobalSignOut', { AccessToken: phone.access_token });
    expect((await refresh(issuer, phone.refresh_token)).status).toBe(400);
    expect((await refresh(issuer, laptop.refresh_token)).status).toBe(400);
    expect((await refresh(issuer, other.refresh_token)).status).toBe(200);
    const page = await browser.open(authorizeUrl(issuer, pkce().challenge));
    expect(await page.response.text()).toContain('<h1>Sign in</h1>');
  });

  test('refresh tokens like the token endpoint', async () => {
    const { refresh_token, id_token } = await signIn(identity.current.issuer);
    const input = { RefreshToken: refresh_token, ClientId: CLIENT_ID };
    const { body } = await userPool('GetTokensFromRefreshToken', input);
    expect(body.AuthenticationResult).toMatchObject({ ExpiresIn: 900, TokenType: 'Bearer' });
    expect(body.AuthenticationResult.RefreshToken).not.toBe(refresh_token);
    expect(decodeJwt(body.AuthenticationResult.IdToken).origin_jti).toBe(decodeJwt(id_token).origin_jti);
    const wrong = await userPool('GetTokensFromRefreshToken', { ...input, RefreshToken: 'wrong' });
    expect(wrong.error).toBe('NotAuthorizedException');
  });
});

describe('the calls of the identity pool', () => {
  test('keep the identity of a guest who signs in', async () => {
    const { id_token } = await signIn(identity.current.issuer, new Browser(), MEMBER.email);
    const guest = (await identityPool('GetId', { IdentityPoolId: POOL })).body.IdentityId;
    expect(guest).toMatch(/^us-east-1:[0-9a-f-]{36}$/);
    const before = await identityPool('GetCredentialsForIdentity', { IdentityId: guest });
    expect(before.body.Credentials).toMatchObject({ AccessKeyId: expect.stringMatching(/^ASIA/) });
    const input = { IdentityId: guest, Logins: logins(id_token) };
    expect((await identityPool('GetCredentialsForIdentity', input)).body.IdentityId).toBe(guest);
    const own = await identityPool('GetId', { IdentityPoolId: POOL, Logins: logins(id_token) });
    expect(own.body.IdentityId).toBe(guest);
    const asGuest = await identityPool('GetCredentialsForIdentity', { IdentityId: guest });
    expect(asGuest.error).toBe('NotAuthorizedException');
  });

  test('refuse the identity of somebody else, a wrong login and an unknown pool', async () => {
    const { id_token, access_token } = await signIn(identity.current.issuer);
    const own = await identityPool('GetId', { IdentityPoolId: POOL, Logins: logins(id_token) });
    const other = await signIn(identity.current.issuer, new Browser(), MEMBER.email);
    const input = { IdentityId: own.body.IdentityId, Logins: logins(other.id_token) };
    expect((await identityPool('GetCredentialsForIdentity', input)).error).toBe('NotAuthorizedException');
    const wrong = await identityPool('GetId', { IdentityPoolId: POOL, Logins: logins(access_token) });
    expect(wrong.error).toBe('NotAuthorizedException');
    expect((await identityPool('GetId', { IdentityPoolId: 'us-east-1:other' })).error).toBe(
      'ResourceNotFoundException',
    );
  });
});
