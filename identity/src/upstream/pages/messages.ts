import type { Reason } from '../providers/failure.ts';

/** What the page says when nobody was signed in through another provider. */
export const FAILED: Record<Reason, (label: string) => string> = {
  cancelled: (label) => `You stopped the sign-in with ${label}. Try again, or choose another way.`,
  refused: (label) => `${label} refused the sign-in. Try again, or choose another way.`,
  unreachable: (label) => `${label} doesn’t answer right now. Try again in a moment, or choose another way.`,
  untrusted: (label) =>
    `What ${label} answered can’t be trusted, so nobody was signed in. Try again, or choose another way.`,
};

export const USED =
  'That answer was used already or belongs to another sign-in, so nobody was signed in. Choose a way to sign in again.';

export const withoutAddress = (label: string) =>
  `${label} told us no e-mail address, and an account needs one. Allow ${label} to share it and try again, or choose another way.`;

export const mustSignIn = (label: string, email: string, mailed: boolean) =>
  `There is already an account for ${email}. Sign in here the way you did before, and ${label} is connected to it.${
    mailed ? ' If you can’t, “Forgot password?” sets a password first.' : ''
  }`;
