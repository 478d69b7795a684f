import { daysBetween } from '#contract/activity/rules.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { brokenRule } from '#contract/errors.ts';
import type { LeaveCalendarDays, readLeaveCalendar } from '#contract/leave/settings-endpoints.ts';
import type { Context } from '../../../platform/context.ts';
import { clockOf } from '../presenter.ts';
import { listAbsences, listPeople } from '../queries/calendar.ts';
import { listBlocks, listHolidays } from '../queries/settings.ts';
import { findTerms } from '../queries/terms.ts';
import { canReadAll } from '../rules/may.ts';

const LONGEST = 62;

/** Who is away. Throws 422 for days that run backwards or are too many. */
export const presentCalendar = async (
  context: Context,
  { from, to, whose }: QueryOf<typeof readLeaveCalendar>,
): Promise<LeaveCalendarDays> => {
  if (to < from) throw brokenRule('leave-days', 'to', 'The last day is before the first one.');
  if (daysBetween(from, to) >= LONGEST)
    throw brokenRule('leave-too-long', 'to', `Ask for at most ${LONGEST} days at once.`);
  const all = canReadAll(context);
  const [people, terms, holidays, blocks] = await Promise.all([
    listPeople(context, whose),
    findTerms(context),
    listHolidays(context, from, to),
    listBlocks(context, from, to),
  ]);
  const absences = await listAbsences(context, { from, to, people: people.map(({ id }) => id), all });
  return {
    ...{ from, to, people, holidays, blocks, today: terms.today, working_days: [...terms.working_days] },
    absences: absences.map((one) => ({
      ...{ id: one.id, member_id: one.member_id, from: one.from_date, to: one.to_date, part: one.part },
      ...{ start: clockOf(one.start_time), end: clockOf(one.end_time), status: one.status },
      type: all || one.member_id === context.member ? one.type : null,
    })),
  };
};
