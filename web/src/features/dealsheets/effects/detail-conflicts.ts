import type { Dealsheet } from '#contract/dealsheets/shapes.ts';
import type { Conflict } from '../../../ui/form-page/conflict-dialog.tsx';
import { DETAIL_LABELS, type DetailValues, detailsOf } from './details.ts';

type Field = keyof DetailValues;

const FIELDS: readonly Field[] = [
  ...(['title', 'client_id', 'opportunity', 'owner_id', 'probability_pct', 'close_on'] as const),
];

/** The fields that both changed, and differently, in words. */
export function detailConflicts(base: Dealsheet, mine: DetailValues, theirs: Dealsheet): Conflict[] {
  const [before, now] = [detailsOf(base), detailsOf(theirs)];
  return FIELDS.filter(
    (field) => mine[field] !== before[field] && now[field] !== before[field] && mine[field] !== now[field],
  ).map((field) => ({
    ...{ field, label: DETAIL_LABELS[field] },
    yours: wordOf(field, mine, [base, theirs]),
    theirs: wordOf(field, now, [theirs]),
  }));
}

/** Ids by the names that are known of them. */
const wordOf = (field: Field, values: DetailValues, known: readonly Dealsheet[]): string => {
  const value = values[field];
  if (value === null) return '';
  const named = known.flatMap(({ client, owner }) => [client, ...(owner ? [owner] : [])]);
  return named.find(({ id }) => id === value)?.name ?? String(value);
};
