/** Identity providers behind the hosted page; `COGNITO` is the user pool itself. */
export const IDENTITY_PROVIDERS = [
  'COGNITO',
  'Google',
  'Facebook',
  'LoginWithAmazon',
  'SignInWithApple',
] as const;

/** One of the identity providers behind the hosted page. */
export type IdentityProvider = (typeof IDENTITY_PROVIDERS)[number];
