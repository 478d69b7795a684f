import { unauthenticated } from '../session-error.ts';
import type { SessionSettings } from '../settings.ts';
import { claimsOf } from '../tokens/jwt.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { operate } from './operation.ts';

/** What the provider knows of a person, by name: `sub`, `email`, `name` … */
export type UserAttributes = Readonly<Partial<Record<string, string>>>;

interface User {
  readonly UserAttributes?: readonly { readonly Name: string; readonly Value?: string }[];
}

/** Asks GetUser, and reads the id token where the provider has no such call. Errors: SessionError, UserUnAuthenticatedException for nobody among them. */
export async function readAttributes(
  { userPool }: SessionSettings,
  tokens: Tokens | null,
): Promise<UserAttributes> {
  if (!tokens) throw unauthenticated();
  const { accessToken, idToken = '' } = tokens;
  if (!userPool) {
    const { sub, email, name } = claimsOf(idToken);
    return { sub, email, name };
  }
  const target = 'AWSCognitoIdentityProviderService.GetUser';
  const { UserAttributes = [] } = await operate<User>(userPool, target, { AccessToken: accessToken });
  return Object.fromEntries(UserAttributes.map(({ Name, Value }) => [Name, Value]));
}
