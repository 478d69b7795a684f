import type { DealsheetContent } from '#contract/dealsheets/content.ts';
import { type ContentDifferences, differencesBetween } from '#contract/dealsheets/differences.ts';
import { DIFFERING_LISTS } from '#contract/dealsheets/entries.ts';
import type { Format } from '../../../platform/format/use-format.ts';
import type { Conflict } from '../../../ui/form-page/conflict-dialog.tsx';
import { t } from '../components/revisions/messages.ts';
import { labelOf, wordOf } from './difference-words.ts';

/** Two contents that were made from a third one at the same time. */
export interface ThreeContents {
  readonly base: DealsheetContent;
  readonly mine: DealsheetContent;
  readonly theirs: DealsheetContent;
}

type Key = keyof DealsheetContent;
const isOther = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);

/** Fields and lists that both changed, and differently, each side in words. What only one of them changed is no conflict. */
export function contentConflicts(three: ThreeContents, format: Format): Conflict[] {
  const { base, mine, theirs } = three;
  const [ours, others] = [differencesBetween(base, mine), differencesBetween(base, theirs)];
  const between = differencesBetween(mine, theirs);
  const fields = between.fields.flatMap(({ field, before, after }): Conflict[] => {
    const isBoth = [ours, others].every((side) => side.fields.some((one) => one.field === field));
    return isBoth
      ? [
          {
            ...{ field, label: labelOf(field) },
            yours: wordOf(field, before, format, mine.currency),
            theirs: wordOf(field, after, format, theirs.currency),
          },
        ]
      : [];
  });
  const lists = DIFFERING_LISTS.flatMap((list): Conflict[] => {
    const [yours, other] = [ours, others].map((side) => saidOf(side, list, format, mine.currency));
    return yours && other && isOther(mine[list], theirs[list])
      ? [{ field: list, label: t(`in_${list}`), yours, theirs: other }]
      : [];
  });
  return [...fields, ...lists];
}

/** What became of a list, such as “Added Guards; Doors: Quantity 5”; empty where nothing did. */
const saidOf = (
  { entries, reordered }: ContentDifferences,
  list: (typeof DIFFERING_LISTS)[number],
  format: Format,
  currency: string,
): string => {
  const said = entries
    .filter((entry) => entry.list === list)
    .map(({ change, name, fields }) =>
      change === 'changed'
        ? `${name}: ${fields.map(({ field, after }) => `${labelOf(field)} ${wordOf(field, after, format, currency)}`).join(', ')}`
        : `${t(change)} ${name}`,
    );
  return [...said, ...(reordered.includes(list) ? [t('reordered')] : [])].join('; ');
};

/** What somebody else saved, with what was changed here laid over it, list by list and field by field. */
export function laidOver({ base, mine, theirs }: ThreeContents): DealsheetContent {
  const keys = Object.keys(mine).filter((key): key is Key => key in base);
  const changed = keys.filter((key) => isOther(base[key], mine[key]));
  return { ...theirs, ...Object.fromEntries(changed.map((key) => [key, mine[key]])) };
}
