import { invalidTokens } from '../session-error.ts';
import { readClaims } from './jwt.ts';

/** A remembered device counts only when all three of its keys are there. */
export interface DeviceMetadata {
  readonly deviceKey: string;
  readonly deviceGroupKey: string;
  readonly randomPassword: string;
}

/** A signed-in person's tokens. `clockDrift` = server's clock minus ours, in milliseconds. */
export interface Tokens {
  readonly username: string;
  readonly accessToken: string;
  readonly idToken?: string;
  readonly refreshToken?: string;
  readonly clockDrift: number;
  readonly device?: DeviceMetadata;
  readonly signInDetails?: string;
  readonly oauthMetadata?: string;
}

/** The body of the token endpoint's answer. */
export interface TokenAnswer {
  readonly access_token?: string;
  readonly id_token?: string;
  readonly refresh_token?: string;
}

const TOLERANCE = 5_000;

/** Tokens from an answer received at `now` (ms since epoch). Errors: InvalidTokens without a readable token. */
export function tokensFrom(answer: TokenAnswer, now: number): Tokens {
  const access = readClaims(answer.access_token);
  const id = readClaims(answer.id_token);
  const { iat = 0 } = access ?? id ?? {};
  if (!answer.access_token || !(access ?? id)) throw invalidTokens();
  return {
    username: access?.username ?? id?.sub ?? 'username',
    accessToken: answer.access_token,
    idToken: answer.id_token,
    refreshToken: answer.refresh_token,
    clockDrift: iat > 0 ? iat * 1000 - now : 0,
  };
}

/** True when the id or the access token has expired by the server's clock, five seconds early. */
export function isExpired({ accessToken, idToken, clockDrift }: Tokens, now: number): boolean {
  return [accessToken, idToken].some((token) => {
    const claims = readClaims(token);
    return claims !== null && now + clockDrift + TOLERANCE > (claims.exp ?? 0) * 1000;
  });
}
