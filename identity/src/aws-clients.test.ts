import {
  CognitoIdentityClient,
  GetCredentialsForIdentityCommand,
  GetIdCommand,
} from '@aws-sdk/client-cognito-identity';
import {
  CognitoIdentityProviderClient,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  GlobalSignOutCommand,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Browser } from '../test/browser.ts';
import { CLIENT_ID, MANAGER, MEMBER, testIdentity } from '../test/identity.ts';
import { refresh, signIn } from '../test/sign-in.ts';

const identity = testIdentity();
const POOL = 'us-east-1:pool';
const nobody = async () => ({ accessKeyId: 'none', secretAccessKey: 'none' });

let userPool: CognitoIdentityProviderClient;
let identityPool: CognitoIdentityClient;

beforeAll(() => {
  const settings = {
    endpoint: identity.current.issuer,
    region: 'us-east-1',
    credentials: nobody,
    maxAttempts: 1,
  };
  userPool = new CognitoIdentityProviderClient(settings);
  identityPool = new CognitoIdentityClient(settings);
});
afterAll(() => {
  userPool.destroy();
  identityPool.destroy();
});

const logins = (idToken: string) => ({ [new URL(identity.current.issuer).host]: idToken });
const someone = (email = MANAGER.email) => signIn(identity.current.issuer, new Browser(), email);

describe('the official client of user pools', () => {
  test('reads who a person is', async () => {
    const { access_token } = await someone();
    const user = await userPool.send(new GetUserCommand({ AccessToken: access_token }));
    expect(user.Username).toBe(MANAGER.sub);
    expect(user.UserAttributes).toEqual([
      { Name: 'sub', Value: MANAGER.sub },
      { Name: 'email', Value: MANAGER.email },
      { Name: 'email_verified', Value: 'true' },
      { Name: 'name', Value: MANAGER.name },
    ]);
  });

  test('trades a refresh token for new tokens', async () => {
    const { refresh_token } = await someone();
    const input = { RefreshToken: refresh_token, ClientId: CLIENT_ID };
    const { AuthenticationResult } = await userPool.send(new GetTokensFromRefreshTokenCommand(input));
    expect(AuthenticationResult).toMatchObject({ ExpiresIn: 900, TokenType: 'Bearer' });
    const { AccessToken } = AuthenticationResult ?? {};
    await expect(userPool.send(new GetUserCommand({ AccessToken }))).resolves.toMatchObject({
      Username: MANAGER.sub,
    });
  });

  test('revokes one sign-in and leaves the others', async () => {
    const [phone, laptop] = [await someone(), await someone()];
    await userPool.send(new RevokeTokenCommand({ Token: phone.refresh_token, ClientId: CLIENT_ID }));
    expect((await refresh(identity.current.issuer, phone.refresh_token)).status).toBe(400);
    expect((await refresh(identity.current.issuer, laptop.refresh_token)).status).toBe(200);
  });

  test('signs out everywhere', async () => {
    const [phone, laptop] = [await someone(MEMBER.email), await someone(MEMBER.email)];
    await userPool.send(new GlobalSignOutCommand({ AccessToken: phone.access_token }));
    expect((await refresh(identity.current.issuer, laptop.refresh_token)).status).toBe(400);
    await expect(
      userPool.send(new GetUserCommand({ AccessToken: laptop.access_token })),
    ).rejects.toMatchObject({ name: 'NotAuthorizedException', $metadata: { httpStatusCode: 400 } });
  });

  test('knows every refusal by its name', async () => {
    const { access_token, refresh_token, id_token } = await someone();
    const refusals = [
      [new GetUserCommand({ AccessToken: id_token }), 'NotAuthorizedException'],
      [new RevokeTokenCommand({ Token: access_token, ClientId: CLIENT_ID }), 'UnsupportedTokenTypeException'],
      [new RevokeTokenCommand({ Token: refresh_token, ClientId: 'other' }), 'ResourceNotFoundException'],
    ] as const;
    for (const [command, name] of refusals) {
      const outcome: unknown = await send(command).catch((error: unknown) => error);
      expect(outcome).toMatchObject({ name });
    }
    const wrong = new GetTokensFromRefreshTokenCommand({ RefreshToken: 'wrong', ClientId: CLIENT_ID });
    await expect(userPool.send(wrong)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  });
});

const send = (command: GetUserCommand | RevokeTokenCommand): Promise<object> =>
  command instanceof GetUserCommand ? userPool.send(command) : userPool.send(command);

describe('the official client of identity pools', () => {
  const getId = (Logins?: Record<string, string>) =>
    identityPool.send(new GetIdCommand({ IdentityPoolId: POOL, Logins }));

  test('gives a guest an identity, which stays theirs when they sign in', async () => {
    const { id_token } = await someone(MEMBER.email);
    const { IdentityId } = await getId();
    const guest = await identityPool.send(new GetCredentialsForIdentityCommand({ IdentityId }));
    expect(guest.Credentials?.Expiration).toBeInstanceOf(Date);
    expect(guest.Credentials).toMatchObject({
      AccessKeyId: expect.any(String),
      SecretKey: expect.any(String),
      SessionToken: expect.any(String),
    });
    const Logins = logins(id_token);
    const primary = await identityPool.send(new GetCredentialsForIdentityCommand({ IdentityId, Logins }));
    expect(primary.IdentityId).toBe(IdentityId);
    expect((await getId(Logins)).IdentityId).toBe(IdentityId);
  });

  test('learns by name that a login is no good or an identity is somebody else’s', async () => {
    await expect(getId(logins('nonsense'))).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    const missing = new GetIdCommand({ IdentityPoolId: 'us-east-1:other' });
    await expect(identityPool.send(missing)).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
    const { IdentityId } = await getId(logins((await someone()).id_token));
    const Logins = logins((await someone(MEMBER.email)).id_token);
    const foreign = new GetCredentialsForIdentityCommand({ IdentityId, Logins });
    await expect(identityPool.send(foreign)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  });
});
