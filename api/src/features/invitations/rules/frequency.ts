import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { listOvermailed } from '../queries/mails.ts';

/** What broke when a mail is one too many. */
export const RESENT_TOO_OFTEN = 'resent-too-often';

/** Why an address gets no more mail today, and what to do. */
export const tooMany = (email: string, otherwise = ''): string =>
  `${email} was mailed five times within a day: wait until tomorrow${otherwise}.`;

/** Throws 422 once five mails went to an address within 24 hours, an invitation withdrawn or replaced meanwhile included. */
export const refuseTooMany = async (context: Context, email: string): Promise<void> => {
  const overmailed = await listOvermailed(context, [email]);
  if (overmailed.has(email)) throw brokenRule(RESENT_TOO_OFTEN, '', tooMany(email, ', or pass the link on'));
};
