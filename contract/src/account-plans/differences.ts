import type { PlanItemFields } from '../plan-items/items.ts';
import type { PlanItemKind } from '../plan-items/kinds.ts';
import type { PlanSnapshot } from './revisions.ts';

/** Something in a plan, as a snapshot keeps it. */
export type KeptItem<Kind extends PlanItemKind> = { readonly id: string } & Readonly<PlanItemFields<Kind>>;

/** A field whose value differs. */
export interface FieldDifference {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Something that came, went or changed; `before` is null of what came, `after` of what went, and `fields` empty of both. */
export interface ItemDifferenceOf<Kind extends PlanItemKind> {
  readonly kind: Kind;
  readonly id: string;
  readonly change: 'added' | 'removed' | 'changed';
  readonly before: KeptItem<Kind> | null;
  readonly after: KeptItem<Kind> | null;
  readonly fields: readonly FieldDifference[];
}
/** Something of any kind that came, went or changed, told apart by its kind. */
export type ItemDifference = { [Kind in PlanItemKind]: ItemDifferenceOf<Kind> }[PlanItemKind];

/** How two snapshots of a plan differ: in the plan's own fields, and in what it is made of, kind by kind. */
export interface PlanDifferences {
  readonly plan: readonly FieldDifference[];
  readonly items: readonly ItemDifference[];
}

/**
 * How one snapshot of a plan differs from another, the earlier one first. What it is made of is told apart by its id; a whitespace cell by
 * its service, unit and year, so that one that was taken out and entered again has changed. What came or changed stands in the order of the
 * later one, what went after it.
 */
export const planDifferences = (one: PlanSnapshot, other: PlanSnapshot): PlanDifferences => ({
  plan: fieldDifferences(one.plan, other.plan),
  items: [
    ...between('objective', one.objectives, other.objectives),
    ...between('stakeholder', one.stakeholders, other.stakeholders),
    ...between('swot', one.swot, other.swot),
    ...between('unit', one.units, other.units),
    ...between('whitespace', one.whitespace, other.whitespace, cellKey),
    ...between('opportunity', one.opportunities, other.opportunities),
    ...between('action', one.actions, other.actions),
    ...between('risk', one.risks, other.risks),
    ...between('competitor', one.competitors, other.competitors),
    ...between('decision', one.decisions, other.decisions),
  ],
});

const cellKey = ({ service_type_id, unit_id, year }: PlanItemFields<'whitespace'>): string =>
  [service_type_id, unit_id, year].join(' ');

const between = <Kind extends PlanItemKind>(
  kind: Kind,
  one: readonly KeptItem<Kind>[],
  other: readonly KeptItem<Kind>[],
  keyOf: (item: KeptItem<Kind>) => string = ({ id }) => id,
): ItemDifferenceOf<Kind>[] => {
  const earlier = new Map(one.map((item) => [keyOf(item), item]));
  const later = new Set(other.map(keyOf));
  const came = other.flatMap((after): ItemDifferenceOf<Kind>[] => {
    const { id } = after;
    const before = earlier.get(keyOf(after));
    if (!before) return [{ kind, id, change: 'added', before: null, after, fields: [] }];
    const fields = fieldDifferences(before, after);
    return fields.length === 0 ? [] : [{ kind, id, change: 'changed', before, after, fields }];
  });
  const went = one
    .filter((before) => !later.has(keyOf(before)))
    .map((before): ItemDifferenceOf<Kind> => {
      return { kind, id: before.id, change: 'removed', before, after: null, fields: [] };
    });
  return [...came, ...went];
};

const fieldDifferences = (before: object, after: object): FieldDifference[] => {
  const was = new Map<string, unknown>(Object.entries(before));
  const is = new Map<string, unknown>(Object.entries(after));
  return [...new Set([...is.keys(), ...was.keys()])]
    .filter((field) => field !== 'id')
    .map((field) => ({ field, before: was.get(field) ?? null, after: is.get(field) ?? null }))
    .filter((difference) => difference.before !== difference.after);
};
