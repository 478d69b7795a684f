import { z } from 'zod';
import { name } from '../shapes.ts';
import { addDays } from './calendar.ts';
import type { MilestoneInput } from './milestones.ts';
import { projectFields } from './shapes.ts';

const presetMilestone = z.object({
  name,
  /** Days after the project's first one. */
  after_days: z.int('Use whole days.').min(0, 'Use 0 to 3 650 days.').max(3_650, 'Use 0 to 3 650 days.'),
});

/**
 * What a preset says of a project: any of its fields that could be the same for several, and milestones by their distance from its
 * first day. Milestones are made once; afterwards they are the project's own.
 */
export const projectPreset = projectFields
  .pick({
    ...{ type: true, billing: true, budget_period: true, hard_cap: true, alert_pcts: true, priority: true },
    ...{ tags: true, currency: true, health_mode: true, sev1_escalates_min: true, sev2_escalates_min: true },
    ...{ handover_overdue_min: true, handover_required: true, handover_gate: true },
  })
  .extend({ milestones: z.array(presetMilestone).max(100, 'Use at most 100 milestones.') })
  .partial();
/** What a preset says of a project. */
export type ProjectPreset = z.infer<typeof projectPreset>;

/** What of a preset a project is compared with, as a project keeps it: milestones are its own. */
export const comparedFields = ({ milestones: _, alert_pcts, ...fields }: ProjectPreset) => ({
  ...fields,
  ...(alert_pcts ? { alert_pcts: [...new Set(alert_pcts)].sort((one, other) => one - other) } : {}),
});

/** What of a preset's locks binds a project. */
export const bindingLocks = (locked: readonly string[]): string[] =>
  locked.filter((path) => path !== '/milestones');

/** The milestones of a preset in a project that starts on a day. */
export const presetMilestones = ({ milestones = [] }: ProjectPreset, start_date: string): MilestoneInput[] =>
  milestones.map(({ name: called, after_days }) => ({
    name: called,
    due_date: addDays(start_date, after_days),
    done: false,
  }));
