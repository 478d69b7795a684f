import { z } from 'zod';
import { accountPlanStatus } from '#contract/account-plans/states.ts';
import { dealsheetStatus } from '#contract/dealsheets/states.ts';
import { organizationStatus } from '#contract/organizations/states.ts';
import { BUDGET_PERIODS, health, projectBilling } from '#contract/projects/shapes.ts';
import { projectStatus } from '#contract/projects/states.ts';

const whole = z.number().nullable();

/** What of a project the trail is followed for, and what of it never changes. */
export const projectState = z.object({
  id: z.string(),
  made: z.string(),
  status: projectStatus,
  billing: projectBilling,
  currency: z.string(),
  start_date: z.string(),
  end_date: z.string().nullable(),
  budget_minor: whole,
  budget_minutes: whole,
  budget_period: z.enum(BUDGET_PERIODS),
  health_mode: z.enum(['auto', 'manual']),
  health: health.nullable(),
});
/** A project as it stood. */
export type ProjectState = z.infer<typeof projectState>;

/** What of a deal the trail is followed for. */
export const dealState = z.object({
  id: z.string(),
  made: z.string(),
  status: dealsheetStatus,
  archived: z.boolean(),
  currency: z.string(),
  price_minor: z.number(),
  probability_pct: z.number(),
  close_on: z.string().nullable(),
});
/** A deal as it stood. */
export type DealState = z.infer<typeof dealState>;

/** What of an account plan the trail is followed for. */
export const planState = z.object({
  id: z.string(),
  made: z.string(),
  status: accountPlanStatus,
  archived: z.boolean(),
  next_review_on: z.string().nullable(),
});
/** An account plan as it stood. */
export type PlanState = z.infer<typeof planState>;

/** What of the organization the trail is followed for. */
export const organizationState = z.object({ id: z.string(), made: z.string(), status: organizationStatus });

/** Something that happened: the fields that it changed as they were before, and whether it archived its subject or brought it back. */
export interface Step {
  readonly subject: string;
  readonly at: string;
  readonly before: Readonly<Record<string, unknown>>;
  /** What a project's health was the last time that it was said before this; of what sets a manual one aside without naming it. */
  readonly said: string | null;
}

type Followed = z.ZodType<{ id: string; made: string }>;

/**
 * Things as they stood at moments, from the latest back: each step is undone once the moment before it is asked for. Moments are asked for in
 * falling order; texts of ISO 8601 in UTC, all of one length, so that they compare.
 */
export const rewinding = <Shape extends Followed>(
  shape: Shape,
  now: readonly z.output<Shape>[],
  steps: readonly Step[],
): ((moment: string) => z.output<Shape>[]) => {
  const standing = new Map(now.map((one) => [one.id, one]));
  const left = steps.toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
  return (moment) => {
    for (let step = left.at(-1); step && step.at > moment; step = left.at(-1)) {
      left.pop();
      const after = standing.get(step.subject);
      // What an older trail says in other words than today's leaves a thing as it was.
      const { data } = shape.safeParse({ ...after, ...undone(step) });
      if (after && data) standing.set(step.subject, data);
    }
    return [...standing.values()].filter(({ made }) => made <= moment);
  };
};

const undone = ({ before, said }: Step) =>
  before.health_mode === 'manual' && !('health' in before) ? { ...before, health: said } : before;
