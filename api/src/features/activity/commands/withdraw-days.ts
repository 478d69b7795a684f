import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { listEntriesBetween } from '../queries/entries.ts';
import { findTimeSettings, requireMember } from '../queries/settings.ts';
import { lockTime } from '../queries/timer.ts';
import { type Range, requireRange } from '../rules/range.ts';
import { requireOpenMonth } from '../rules/window.ts';
import { moveEntries } from '../writing/move-entries.ts';

/** Takes submitted and rejected time of some days back into draft. Throws 422 where there is none. */
export const withdrawDays = async (context: Context, range: Range): Promise<number> => {
  requireRange(range);
  const member = requireMember(context);
  await lockTime(context, member);
  const entries = await listEntriesBetween(context, member, range.from, range.to);
  const returning = entries.filter(({ status }) => status === 'submitted' || status === 'rejected');
  if (returning.length === 0)
    throw brokenRule('nothing-submitted', 'from', 'Nothing here waits for approval.');
  const settings = await findTimeSettings(context);
  for (const { work_date } of returning) requireOpenMonth(settings, work_date);
  await moveEntries(context, returning, 'withdraw');
  return returning.length;
};
