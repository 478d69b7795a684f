import { daysOfLeave } from '#contract/leave/minutes.ts';
import type { Context } from '../../../platform/context.ts';
import { findTerms, requireMember } from '../queries/terms.ts';
import type { Wanted } from './request.ts';
import { readSpan } from './span.ts';

/** Reads what the caller asks for in their zone. Throws 422 for days and times that make no leave. */
export const readWanted = async (
  context: Context,
  asked: Wanted['asked'],
): Promise<Wanted & { timezone: string }> => {
  const member = requireMember(context);
  const terms = await findTerms(context);
  const span = readSpan(terms.timezone, asked);
  const days = daysOfLeave({ ...asked, elapsed: span.elapsed }, terms);
  return { member, asked, span, days, timezone: terms.timezone };
};
