import { brokenRule } from '#contract/errors.ts';
import type { Person } from '../../../platform/access/people.ts';

/**
 * Whether two addresses are one. Only A to Z have another case: in other alphabets a letter may look, or even be lowered, like
 * one of somebody else's address.
 */
export const isSameAddress = (one: string, other: string): boolean => lowered(one) === lowered(other);

const lowered = (address: string): string => address.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** Throws 422 unless the person is the one whom the address belongs to, as far as their provider vouches for it. */
export const requireAddressee = ({ email, emailVerified }: Person, invited: string): void => {
  if (!isSameAddress(email, invited))
    throw brokenRule(
      'invitation-for-another',
      '',
      `This invitation is for ${masked(invited)}, and you are signed in as ${email}: sign in with the invited address, or ask to be invited at yours.`,
    );
  if (!emailVerified)
    throw brokenRule(
      'email-not-verified',
      '',
      `Nobody has shown yet that ${email} is yours: confirm it where you sign in, sign in again, and open the invitation once more.`,
    );
};

/** Throws 422 for whoever made the invitation: the role would outlast what let them give it. */
export const requireOtherInviter = ({ sub }: Person, inviter: string | null): void => {
  if (sub === inviter)
    throw brokenRule(
      'self-promotion',
      '',
      'You have made this invitation yourself, and nobody gives themselves a role: ask somebody else who may invite you.',
    );
};

/** Enough to recognize one's own address by, too little to learn a stranger's. */
const masked = (address: string): string => `${address[0] ?? ''}…${address.slice(address.lastIndexOf('@'))}`;
