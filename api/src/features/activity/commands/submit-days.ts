import type { DayCheck } from '#contract/activity/day-shapes.ts';
import { addDays, daysBetween } from '#contract/activity/rules.ts';
import { brokenRule, Failure } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { wallClock } from '../../../platform/wall-clock.ts';
import { type EntryRow, listEntriesBetween } from '../queries/entries.ts';
import { findTimeSettings, requireMember, type TimeSettings } from '../queries/settings.ts';
import { findTimer, lockTime } from '../queries/timer.ts';
import { dayOf, findingsOf } from '../rules/findings.ts';
import { isWithin, type Range, requireRange } from '../rules/range.ts';
import { requireOpenMonth } from '../rules/window.ts';
import { listWithinPlan } from '../rules/within-plan.ts';
import { approveSubmitted } from '../writing/approve-submitted.ts';
import { closeTimer } from '../writing/close-timer.ts';
import { moveEntries } from '../writing/move-entries.ts';

/** Submits the drafts of some days; a timer that started on them stops, and what is within plan is approved. Throws 422 with what has to be mended. */
export const submitDays = async (context: Context, range: Range): Promise<number> => {
  requireRange(range);
  const member = requireMember(context);
  await lockTime(context, member);
  const settings = await findTimeSettings(context);
  await stopTimerOf(context, settings, member, range);
  const near = await listEntriesBetween(context, member, addDays(range.from, -1), addDays(range.to, 1));
  const drafts = near.filter((entry) => entry.status === 'draft' && isWithin(range, entry.work_date));
  for (const { work_date } of drafts) requireOpenMonth(settings, work_date);
  requireMended(settings, near, range);
  if (drafts.length === 0)
    throw brokenRule('nothing-logged', 'from', 'There is nothing to submit here: log time first.');
  const withinPlan = await listWithinPlan(context, settings, near, drafts);
  await moveEntries(context, drafts, 'submit');
  await approveSubmitted(context, drafts, withinPlan);
  return drafts.length;
};

const stopTimerOf = async (
  context: Context,
  settings: TimeSettings,
  member: string,
  range: Range,
): Promise<void> => {
  const timer = await findTimer(context, member);
  if (timer && isWithin(range, wallClock(timer.timezone, timer.started_at).day))
    await closeTimer(context, settings, timer);
};

const FIELDS = {
  'project-required': { field: 'project_id', one: 'needs a project', several: 'need a project' },
  'service-required': { field: 'service_type_id', one: 'needs a service', several: 'need a service' },
  'note-required': { field: 'note', one: 'needs a note', several: 'need a note' },
  rejected: { field: 'status', one: 'was rejected: change it', several: 'were rejected: change them' },
  overlap: { field: 'start', one: 'overlaps another', several: 'overlap' },
} as const;

const isMendable = (rule: DayCheck['rule']): rule is keyof typeof FIELDS => rule in FIELDS;

const requireMended = (settings: TimeSettings, near: readonly EntryRow[], { from, to }: Range): void => {
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(from, at));
  const problems = days.flatMap((date) =>
    findingsOf(settings, dayOf(near, date)).flatMap(({ rule, blocking, entry_ids }) => {
      if (!blocking || !isMendable(rule)) return [];
      const { field, one, several } = FIELDS[rule];
      const what = entry_ids.length === 1 ? `1 entry ${one}` : `${entry_ids.length} entries ${several}`;
      return [{ rule, field, message: `${date}: ${what}.` }];
    }),
  );
  const [first] = problems;
  if (!first) return;
  const fields = problems.map(({ field, message }) => ({ field, message }));
  throw new Failure('rule_broken', 'Mend these before you submit.', { rule: first.rule, fields });
};
