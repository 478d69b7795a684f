import type { AccountPlan } from '#contract/account-plans/shapes.ts';
import { type Reader, searchParameters, stringifySearch } from '../../../../platform/search.ts';
import { planHref } from '../plan-address.ts';

/** One side of a comparison: a revision by its number, or the plan as it stands now. */
export type Side = number | 'current';

const side: Reader<Side> = (given) => {
  if (given === 'current') return 'current';
  const revision = Number(given);
  return Number.isInteger(revision) && revision > 0 && revision < 100_000 ? revision : undefined;
};

/** What a plan's history holds in its address: the two that are compared, the earlier one first. */
export const historySearch = searchParameters({ from: side, to: side });

/** What a plan's history holds in its address. */
export type HistorySearch = ReturnType<typeof historySearch>;

/** Address of a plan's history, with two that are compared. */
export const historyHref = (id: string, search: HistorySearch = {}): string =>
  `${planHref(id, 'history')}${stringifySearch(search)}`;

/** Where it is seen what waits for a decision: beside what was approved before, or alone. */
export const waitingHref = ({ id, approved_revision, waiting_revision }: AccountPlan): string =>
  historyHref(id, {
    ...(approved_revision === null ? {} : { from: approved_revision }),
    ...(waiting_revision === null ? {} : { to: waiting_revision }),
  });
