import { createHmac } from 'node:crypto';
import type { AuthorizationServer } from 'oauth4webapi';
import type { UpstreamName } from './names.ts';
import {
  personFromAmazon,
  personFromClaims,
  personFromFacebook,
  personFromGoogle,
  type UpstreamPerson,
} from './person.ts';

/** What is the same for everybody who registers there. */
export interface KnownProvider {
  label: string;
  /** On the button, in the words that the provider allows. */
  invitation: string;
  issuer: string;
  scope: string;
  /** How the answer comes back: Apple posts it, as it tells name and address in no other way. */
  responseMode?: 'form_post';
  /** Reads the claims of the id token, or the profile where there is none. */
  person(claims: unknown): UpstreamPerson;
  /** Where there is no id token: the endpoints, and where to ask who signed in. */
  oauth?: { server: AuthorizationServer; profile(accessToken: string, clientSecret: string): string };
}

/**
 * Google and Apple are found by discovery. Facebook's id tokens "are still in testing" by its own documentation and
 * Amazon has none, so both are plain OAuth 2. Facebook's addresses without a version mean the oldest that is
 * supported, so that they don't end one day.
 */
export const KNOWN: Record<UpstreamName, KnownProvider> = {
  Google: {
    label: 'Google',
    invitation: 'Continue with Google',
    issuer: 'https://accounts.google.com',
    scope: 'openid email profile',
    person: personFromGoogle,
  },
  Facebook: {
    label: 'Facebook',
    invitation: 'Continue with Facebook',
    issuer: 'https://www.facebook.com',
    scope: 'email public_profile',
    person: personFromFacebook,
    oauth: {
      server: {
        issuer: 'https://www.facebook.com',
        authorization_endpoint: 'https://www.facebook.com/dialog/oauth',
        token_endpoint: 'https://graph.facebook.com/oauth/access_token',
      },
      profile: (token, secret) =>
        `https://graph.facebook.com/me?fields=id,name,email&appsecret_proof=${proof(token, secret)}`,
    },
  },
  LoginWithAmazon: {
    label: 'Amazon',
    invitation: 'Login with Amazon',
    issuer: 'https://www.amazon.com',
    scope: 'profile',
    person: personFromAmazon,
    oauth: {
      server: {
        issuer: 'https://www.amazon.com',
        authorization_endpoint: 'https://www.amazon.com/ap/oa',
        token_endpoint: 'https://api.amazon.com/auth/o2/token',
      },
      profile: () => 'https://api.amazon.com/user/profile',
    },
  },
  SignInWithApple: {
    label: 'Apple',
    invitation: 'Continue with Apple',
    issuer: 'https://appleid.apple.com',
    scope: 'openid email name',
    responseMode: 'form_post',
    person: personFromClaims,
  },
};

/** What people call a provider. */
export function labelOf(name: string): string {
  return Object.entries(KNOWN).find(([known]) => known === name)?.[1].label ?? name;
}

/** Shows Facebook that the token is used by whom it was given to. */
function proof(token: string, secret: string): string {
  return createHmac('sha256', secret).update(token).digest('hex');
}
