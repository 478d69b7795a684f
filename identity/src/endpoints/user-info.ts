import type { User } from '../accounts/users.ts';
import type { ReadAccessToken } from '../tokens/access-token.ts';
import { type Exchange, type Headers, replyJson } from './exchange.ts';

/** `GET /oauth2/userInfo`: what the scopes of the access token allow to know. */
export function userInfo(readAccessToken: ReadAccessToken) {
  return async (exchange: Exchange, headers: Headers): Promise<void> => {
    const [scheme, token = ''] = (exchange.req.headers.authorization ?? '').split(' ');
    const bearer = scheme?.toLowerCase() === 'bearer' ? await readAccessToken(token) : undefined;
    if (!bearer) {
      refuse(exchange, 401, headers, 'invalid_token', 'The access token is missing, expired or revoked.');
      return;
    }
    if (!bearer.scopes.includes('openid')) {
      refuse(exchange, 403, headers, 'insufficient_scope', 'The access token lacks the scope openid.');
      return;
    }
    replyJson(exchange, 200, disclosed(bearer.user, bearer.scopes), headers);
  };
}

function refuse(exchange: Exchange, status: number, headers: Headers, error: string, text: string): void {
  const challenge = { 'WWW-Authenticate': `Bearer error="${error}", error_description="${text}"` };
  replyJson(exchange, status, { error, error_description: text }, { ...headers, ...challenge });
}

function disclosed({ sub, email, email_verified, name }: User, scopes: string[]) {
  return {
    sub,
    username: sub,
    ...(scopes.includes('email') ? { email, email_verified } : {}),
    ...(scopes.includes('profile') ? { name } : {}),
  };
}
