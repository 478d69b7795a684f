import { brokenRule } from '#contract/errors.ts';
import type { Person } from '../../../platform/people.ts';

/** Throws 422 unless the person is the one whom the address belongs to, as far as their provider vouches for it. */
export const requireAddressee = ({ email, emailVerified }: Person, invited: string): void => {
  if (email.toLowerCase() !== invited)
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

/** Enough to recognize one's own address by, too little to learn a stranger's. */
const masked = (address: string): string => `${address[0] ?? ''}…${address.slice(address.lastIndexOf('@'))}`;
