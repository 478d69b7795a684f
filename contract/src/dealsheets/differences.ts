import type { CalculationResults } from '../calculator/results.ts';
import type { DealsheetContent } from './content.ts';
import {
  type Changed,
  DIFFERING_LISTS,
  type DifferingList,
  ENTRIES,
  type EntryDifference,
  entriesBetween,
  isReordered,
  isSame,
} from './entries.ts';

/** Fields of a content that have one value. */
export const DIFFERING_FIELDS = [
  ...(['currency', 'rate_day', 'hours_per_day', 'overhead_pct', 'contingency_pct'] as const),
  ...(['discount_pct', 'tax_pct', 'margin_pct', 'price_minor', 'utilisation_pct'] as const),
  ...(['validity_days', 'terms'] as const),
];
/** A field of a content that has one value; the last but two are of its target. */
export type DifferingField = (typeof DIFFERING_FIELDS)[number];

/** What is other in a content than in the one before it. */
export interface ContentDifferences {
  readonly fields: readonly Changed<DifferingField>[];
  readonly entries: readonly EntryDifference[];
  /** Lists whose entries that are in both come in another order. */
  readonly reordered: readonly DifferingList[];
}

const fieldsOf = ({ target, ...content }: DealsheetContent): Record<DifferingField, Changed['before']> => ({
  ...content,
  ...target,
});

/** What is other in a dealsheet's content than in an earlier one, entry by entry and field by field. */
export const differencesBetween = (before: DealsheetContent, after: DealsheetContent): ContentDifferences => {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  const lists = DIFFERING_LISTS.map(
    (list) => ({ list, before: ENTRIES[list](before), after: ENTRIES[list](after) }) as const,
  );
  return {
    fields: DIFFERING_FIELDS.flatMap((field) =>
      isSame(field, was[field], is[field]) ? [] : [{ field, before: was[field], after: is[field] }],
    ),
    entries: lists.flatMap((each) => entriesBetween(each.list, each.before, each.after)),
    reordered: lists.flatMap((each) => (isReordered(each.before, each.after) ? [each.list] : [])),
  };
};

/** Figures of two results that are compared. */
export const COMPARED_FIGURES = [
  ...(['currency', 'list_minor', 'line_discount_minor', 'subtotal_minor', 'discount_minor'] as const),
  ...(['expenses_price_minor', 'price_minor', 'tax_minor', 'total_minor', 'direct_cost_minor'] as const),
  ...(['expenses_cost_minor', 'overhead_minor', 'contingency_minor', 'cost_minor'] as const),
  ...(['margin_minor', 'margin_pct', 'discount_share_pct', 'hours', 'blended_rate_minor'] as const),
] satisfies (keyof CalculationResults)[];
/** A figure of a result that is compared. */
export type ComparedFigure = (typeof COMPARED_FIGURES)[number];

/** The figures that changed from one result to another. */
export const figuresChanged = (
  before: CalculationResults,
  after: CalculationResults,
): Changed<ComparedFigure>[] =>
  COMPARED_FIGURES.flatMap((field) =>
    before[field] === after[field] ? [] : [{ field, before: before[field], after: after[field] }],
  );
