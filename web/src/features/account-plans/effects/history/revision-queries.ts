import { listAccountPlanChanges } from '#contract/account-plans/changes.ts';
import { listPlanRevisions, readPlanRevision } from '#contract/account-plans/revisions.ts';
import { reading, readingPages } from '../../../../platform/reading.ts';
import type { Side } from './history-address.ts';

/** The revisions of a plan, newest first. */
export const planRevisions = (plan_id: string) =>
  reading(listPlanRevisions, { params: { plan_id }, query: { per_page: 200 } });

/** A revision whole, or the plan as it stands now. */
export const planRevisionWhole = (plan_id: string, revision: Side) => ({
  ...reading(readPlanRevision, { params: { plan_id, revision } }),
  // What was submitted stays as it is; only what became of it, and the present, move on.
  staleTime: revision === 'current' ? 0 : 60_000,
});

/** What happened to a plan, page after page. */
export const planChanges = (plan_id: string) =>
  readingPages(listAccountPlanChanges, { params: { plan_id }, query: { per_page: 20 } });
