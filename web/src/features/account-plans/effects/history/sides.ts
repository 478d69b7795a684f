import type { PlanRevision } from '#contract/account-plans/revisions.ts';
import { t } from '../../components/history/messages.ts';
import type { HistorySearch, Side } from './history-address.ts';

/** The two that are compared; `from` null = everything, beside nothing. */
export interface ComparedSides {
  readonly from: Side | null;
  readonly to: Side;
}

/**
 * The two that an address names. Where it doesn't: what waits beside what was approved before; else the present beside what was
 * approved, or submitted, last.
 */
export const sidesIn = (
  { from, to }: HistorySearch,
  revisions: readonly PlanRevision[],
): ComparedSides | null => {
  const [newest] = revisions;
  if (!newest) return null;
  const isThere = (side: Side | undefined): side is Side =>
    side === 'current' || revisions.some(({ revision }) => revision === side);
  const waits = newest.outcome === null;
  const later = isThere(to) ? to : waits ? newest.revision : 'current';
  if (isThere(from) && from !== later) return { from, to: later };
  const before = revisions.filter(({ revision }) => later === 'current' || revision < later);
  const approved = before.find(({ outcome }) => outcome === 'approved');
  return { from: (approved ?? (later === 'current' ? before[0] : undefined))?.revision ?? null, to: later };
};

/** What a side is called: its number and what became of it, or the present. */
export const sideName = (side: Side, revisions: readonly PlanRevision[]): string => {
  if (side === 'current') return t('current');
  const outcome = revisions.find(({ revision }) => revision === side)?.outcome;
  const said = outcome ? t(`outcome_${outcome}`) : t('waits');
  return `${t('revision', { revision: side })}, ${said.toLowerCase()}`;
};
