import { createPrivateKey } from 'node:crypto';
import type { UpstreamOptions } from '#identity/main.ts';

type Prefix = 'GOOGLE' | 'FACEBOOK' | 'AMAZON' | 'APPLE';
type Secret = `${Exclude<Prefix, 'APPLE'>}_CLIENT_SECRET` | `APPLE_${'TEAM_ID' | 'KEY_ID' | 'PRIVATE_KEY'}`;

/** The settings of other providers that people may sign in through; an empty text isn't set. */
export type UpstreamSettings = Record<`${Prefix}_CLIENT_ID` | Secret, string> &
  Partial<Record<`${Prefix}_ISSUER`, string>>;

/** Ends the start with one sentence about a setting, whose verb and rest is given. */
export type Refuse = (setting: keyof UpstreamSettings, rest: string) => never;

const WITH_SECRET = [
  { name: 'Google', prefix: 'GOOGLE' },
  { name: 'Facebook', prefix: 'FACEBOOK' },
  { name: 'LoginWithAmazon', prefix: 'AMAZON' },
] as const;

/** The other providers that are set up, in the order of their buttons. Half a registration is refused. */
export const upstreamsFrom = (set: UpstreamSettings, refuse: Refuse): UpstreamOptions[] => [
  ...WITH_SECRET.flatMap(({ name, prefix }) => {
    if (!isComplete(set, prefix, [`${prefix}_CLIENT_ID`, `${prefix}_CLIENT_SECRET`], refuse)) return [];
    const clientId = set[`${prefix}_CLIENT_ID`];
    return [
      { name, clientId, clientSecret: set[`${prefix}_CLIENT_SECRET`], issuer: set[`${prefix}_ISSUER`] },
    ];
  }),
  ...appleFrom(set, refuse),
];

const APPLE = ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'] as const;

/** The key's lines may be told apart by `\n`, as a file of settings has no other way. */
const appleFrom = (set: UpstreamSettings, refuse: Refuse): UpstreamOptions[] => {
  if (!isComplete(set, 'APPLE', APPLE, refuse)) return [];
  const privateKey = set.APPLE_PRIVATE_KEY.replaceAll('\\n', '\n');
  if (!isSigningKey(privateKey)) {
    refuse('APPLE_PRIVATE_KEY', "can't be used: Use the text of Apple's .p8 file, its lines joined by \\n.");
  }
  const { APPLE_CLIENT_ID: clientId, APPLE_TEAM_ID: teamId, APPLE_KEY_ID: keyId } = set;
  return [{ name: 'SignInWithApple', clientId, teamId, keyId, privateKey, issuer: set.APPLE_ISSUER }];
};

const LOOPBACK = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|\/|$)/;

/** Whether all of it is set; false when nothing is. */
const isComplete = (
  set: UpstreamSettings,
  prefix: Prefix,
  names: readonly (keyof UpstreamSettings)[],
  refuse: Refuse,
): boolean => {
  const issuer = set[`${prefix}_ISSUER`];
  if (issuer?.startsWith('http:') && !LOOPBACK.test(issuer)) {
    refuse(`${prefix}_ISSUER`, "can't be used: Use an https address; http is for this machine alone.");
  }
  const cause = [...names, `${prefix}_ISSUER` as const].find((name) => set[name]);
  const missing = names.find((name) => !set[name]);
  if (missing && cause) refuse(missing, `is missing: ${cause} needs it.`);
  return missing === undefined;
};

/** As Apple signs: with an elliptic curve key on P-256. */
const isSigningKey = (pem: string): boolean => {
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey(pem);
    return asymmetricKeyType === 'ec' && asymmetricKeyDetails?.namedCurve === 'prime256v1';
  } catch {
    return false;
  }
};
