import type { NewRecurring } from '#contract/activity/shortcut-shapes.ts';
import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import type { TimeSettings } from '../queries/settings.ts';
import { billableOf, readPurpose } from './purpose.ts';
import { requireNote } from './window.ts';

/** What a recurring entry is stored as. Throws 422 beside the field that breaks a rule. */
export const recurringColumns = async (context: Context, settings: TimeSettings, asked: NewRecurring) => {
  const { starts_on, ends_on } = asked;
  if (ends_on !== null && ends_on < starts_on)
    throw brokenRule('range', 'ends_on', 'End on or after the day on which it starts.');
  requireNote(settings, asked.note);
  const purpose = await readPurpose(context, settings, asked, laterDay(starts_on, settings.today));
  return {
    ...{ rrule: asked.rrule, starts_on, ends_on, start_time: asked.start, duration_s: asked.duration_s },
    ...{ on_days_off: asked.on_days_off, paused: asked.paused, category: asked.category, note: asked.note },
    ...{ project_id: purpose.project?.id ?? null, service_type_id: purpose.service?.id ?? null },
    billable: billableOf(purpose, asked.billable),
  };
};

/** The later of two days. */
export const laterDay = (one: string, other: string): string => (one < other ? other : one);
