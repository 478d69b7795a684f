import type { Address, Letter } from '../mail/letters.ts';

const VALID_MS = 72 * 3_600_000;

/** What can change about how somebody signs in, as the owner is told. */
const CHANGES = {
  'passkey-added': ['A passkey was added to your account', 'A new passkey can sign in to your account now.'],
  'passkey-removed': [
    'A passkey was removed from your account',
    'A passkey no longer signs in to your account.',
  ],
  'passkey-renamed': ['A passkey of yours was renamed', 'A passkey of your account has another name now.'],
  'authenticator-on': [
    'Codes at sign-in were turned on',
    'Signing in with your password now asks for the code of an authenticator app as well.',
  ],
  'authenticator-off': [
    'Codes at sign-in were turned off',
    'Signing in no longer asks for the code of an authenticator app.',
  ],
  'recovery-codes': [
    'You have new recovery codes',
    'Ten new recovery codes were made for your account. The old ones no longer work.',
  ],
  password: [
    'Your password for Muster was changed',
    'A new password was set for your account, and every other sign-in was ended.',
  ],
  name: ['Your name at Muster was changed', 'The name of your account was changed.'],
} as const;

export type Change = keyof typeof CHANGES;

export function changeLetter(address: Address, change: Change): Letter {
  const [subject, lead] = CHANGES[change];
  return { subject, lead, ways: ways(address), note: NOTE, validMs: VALID_MS };
}

export function recoveryCodeUsedLetter(address: Address, left: number): Letter {
  return {
    subject: 'A recovery code was used to sign in',
    lead: `Somebody signed in to your account with a recovery code instead of the app. ${leftOver(left)}`,
    ways: ways(address),
    note: NOTE,
    validMs: VALID_MS,
  };
}

export function codesTriedLetter(address: Address): Letter {
  return {
    subject: 'Somebody tried five wrong codes for your account',
    lead: 'They got past your password, or past another provider that you sign in with, but not past the code of your app.',
    ways: ways(address),
    note: NOTE,
    validMs: VALID_MS,
  };
}

const NOTE = 'If it was you, there is nothing to do. If it wasn’t, set a new password at once.';

function ways({ issuer }: Address) {
  return [
    { label: 'See how I sign in', href: `${issuer}/security` },
    { label: 'Set a new password', href: `${issuer}/forgot-password` },
  ];
}

function leftOver(left: number): string {
  if (left === 0) return 'It was the last one: make new ones.';
  return left === 1 ? 'One is left: make new ones.' : `${left} are left.`;
}
