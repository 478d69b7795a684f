import { sql } from 'kysely';
import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { findSpent } from '../queries/spent.ts';
import type { Purpose } from './purpose.ts';

/** What an entry takes from its project's budget. */
export interface Use {
  readonly project_id: string | null;
  readonly work_date: string;
  readonly duration_s: number;
  readonly bill_minor: number;
  /** What `bill_minor` is in; null where nothing is priced. */
  readonly currency: string | null;
}

/** Throws 422 when time would take a project over a budget that is a hard cap; `before` is what the entry took so far. */
export const requireWithinCap = async (
  context: Context,
  { project }: Purpose,
  use: Use,
  before: Use | null,
): Promise<void> => {
  if (!project?.hard_cap) return;
  // Two people's time is weighed one after the other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`cap:${project.id}`}, 0))`.execute(context.db);
  const month = project.budget_period === 'month' ? use.work_date.slice(0, 7) : null;
  const spent = await findSpent(context, project.id, month);
  const replaced = isOfSameBudget(before, use, month) ? before : null;
  const seconds = use.duration_s - (replaced?.duration_s ?? 0);
  const minor = moneyOf(use, project.currency) - (replaced ? moneyOf(replaced, project.currency) : 0);
  const { budget_minutes, budget_minor } = project;
  if (budget_minutes !== null && seconds > 0 && spent.seconds + seconds > budget_minutes * 60)
    throw overCap('duration_s', project.name, month);
  if (budget_minor !== null && minor > 0 && spent.bill_minor + minor > budget_minor)
    throw overCap('duration_s', project.name, month);
};

/** A budget is used up by money of its own currency only. */
const moneyOf = ({ bill_minor, currency }: Use, budget: string): number =>
  currency === null || currency === budget ? bill_minor : 0;

const isOfSameBudget = (before: Use | null, use: Use, month: string | null): before is Use =>
  before !== null &&
  before.project_id === use.project_id &&
  (month === null || before.work_date.startsWith(month));

const overCap = (field: string, project: string, month: string | null) =>
  brokenRule(
    'hard-cap',
    field,
    `The budget of ${project} ${month ? `for ${month} ` : ''}is used up with this: ask its owner to raise it.`,
  );
