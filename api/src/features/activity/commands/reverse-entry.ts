import { firstOpenDay } from '#contract/activity/months.ts';
import type { reverseEntry as endpoint } from '#contract/activity/reversal-endpoints.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { Failure } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { type AnybodysEntry, readEntryOfAnybody } from '../queries/reversible.ts';
import { findTimeSettings } from '../queries/settings.ts';
import { lockTime } from '../queries/timer.ts';
import { requireReversible } from '../rules/reversible.ts';
import { addCorrection } from '../writing/add-correction.ts';
import { insertEntry } from '../writing/insert-entry.ts';

/** A locked entry, what takes it back, and what was meant instead. */
export interface Reversed {
  readonly original: AnybodysEntry;
  readonly reversal: AnybodysEntry;
  readonly correction: AnybodysEntry | null;
}

/**
 * Takes a locked entry back, on its day or the first open one after it, and adds what was meant as a draft of the same person.
 * Throws 404, 412 for one that has changed, and 422 for one that can't be reversed or a correction that breaks a rule.
 */
export const reverseEntry = async (
  context: Context,
  { entry_id, version, reason, correction }: BodyOf<typeof endpoint>,
): Promise<Reversed> => {
  const { member_id } = await readEntryOfAnybody(context, entry_id);
  await lockTime(context, member_id);
  const settings = await findTimeSettings(context);
  const entry = await readEntryOfAnybody(context, entry_id);
  requireReversible(context, entry);
  if (entry.version !== version)
    throw new Failure('stale', 'This time was changed meanwhile: look at it again.');
  const work_date = firstOpenDay(settings.closed_months, entry.work_date);
  const reversal = await insertEntry(context, { ...oppositeOf(entry), work_date, status_reason: reason });
  const corrected =
    correction && (await addCorrection(context, settings, entry, { work_date, ...correction }));
  await context.record({
    type: 'activity.reversed',
    subject: { type: 'activity_entry', id: entry_id },
    project: entry.project_id,
    data: { reason, reversal, work_date, correction: corrected, seconds: -entry.duration_s },
  });
  return {
    original: await readEntryOfAnybody(context, entry_id),
    reversal: await readEntryOfAnybody(context, reversal),
    correction: corrected === null ? null : await readEntryOfAnybody(context, corrected),
  };
};

/** The same below zero: what it was for, at the rates that it had. It stands nowhere on the clock. */
const oppositeOf = (entry: AnybodysEntry) => ({
  reverses: entry.id,
  member_id: entry.member_id,
  project_id: entry.project_id,
  service_type_id: entry.service_type_id,
  category: entry.category,
  billable: entry.billable,
  note: entry.note,
  tags: entry.tags,
  bill_rate: entry.bill_rate,
  cost_rate: entry.cost_rate,
  currency: entry.currency,
  duration_s: -entry.duration_s,
  bill_minor: -entry.bill_minor,
  cost_minor: -entry.cost_minor,
  source: 'manual' as const,
  status: 'locked' as const,
});
