import { randomUUID } from 'node:crypto';
import type { User } from '../accounts/users.ts';

/** The scope that lets an access token call GetUser and GlobalSignOut. */
export const ADMIN_SCOPE = 'aws.cognito.signin.user.admin';

export const SCOPES = ['openid', 'email', 'profile', ADMIN_SCOPE];

/** Claims of the id token that say who signed in, and by which grant. */
export function identityClaims(user: User, grantId: string) {
  return {
    sub: user.sub,
    jti: randomUUID(),
    origin_jti: grantId,
    token_use: 'id',
    'cognito:username': user.sub,
    email: user.email,
    email_verified: user.email_verified,
    name: user.name,
  };
}

/** Every claim that the scope `openid` gives: all of them, as the application needs them all. */
export const ID_TOKEN_CLAIMS = [
  'sub',
  'jti',
  'origin_jti',
  'token_use',
  'cognito:username',
  'email',
  'email_verified',
  'name',
  'auth_time',
];
