import { applicationAddress, type Settings } from '../options.ts';

const HOUR_MS = 3_600_000;

/** What a mail says; how it looks is the template's. Nothing that a stranger typed ever stands in it. */
export interface Letter {
  subject: string;
  lead: string;
  /** Digits to type in. */
  code?: string;
  /** The first is the button. */
  ways: { label: string; href: string }[];
  note: string;
  /** How long the letter is of use. */
  validMs: number;
}

export type Address = Pick<Settings, 'issuer' | 'applicationOrigins'>;

export function codeLetter({ issuer }: Address, code: string): Letter {
  return {
    subject: 'Your code for Muster',
    lead: 'Enter this code on the page where you signed up. It works for 24 hours.',
    code,
    ways: [{ label: 'Enter the code', href: `${issuer}/confirm` }],
    note: 'If you didn’t sign up, do nothing. Without the code there is no account.',
    validMs: 24 * HOUR_MS,
  };
}

export function accountExistsLetter(address: Address): Letter {
  return {
    subject: 'You already have an account at Muster',
    lead: 'Somebody tried to sign up with this address. It has an account already, so no new one was made.',
    ways: [
      { label: 'Sign in', href: applicationAddress(address) },
      { label: 'Set a new password', href: `${address.issuer}/forgot-password` },
    ],
    note: 'If that wasn’t you, do nothing. Nobody got in.',
    validMs: 24 * HOUR_MS,
  };
}

export function newPasswordLetter(link: string): Letter {
  return {
    subject: 'Set a new password for Muster',
    lead: 'Somebody asked for a new password for this address. Set it within the next hour.',
    ways: [{ label: 'Set a new password', href: link }],
    note: 'If that wasn’t you, do nothing. Your password stays as it is.',
    validMs: HOUR_MS,
  };
}

export function passwordChangedLetter({ issuer }: Address): Letter {
  return {
    subject: 'Your password for Muster was changed',
    lead: 'A new password was set for this address, and everybody who was signed in with the old one was signed out.',
    ways: [{ label: 'That wasn’t me', href: `${issuer}/forgot-password` }],
    note: 'If it was you, there is nothing to do.',
    validMs: 72 * HOUR_MS,
  };
}
