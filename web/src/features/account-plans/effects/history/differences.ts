import {
  type FieldDifference,
  type ItemDifference,
  type KeptItem,
  planDifferences,
} from '#contract/account-plans/differences.ts';
import type { PlanSnapshot } from '#contract/account-plans/revisions.ts';
import { PLAN_ITEM_KINDS, type PlanItemKind } from '#contract/plan-items/kinds.ts';
import type { Format } from '../../../../platform/format/use-format.ts';
import { t } from '../words/field-messages.ts';
import { fieldLabel, fieldValue } from '../words/field-words.ts';

/** A snapshot, and what the ids in it are called today. */
export interface Named {
  readonly snapshot: PlanSnapshot;
  readonly names: Readonly<Record<string, string>>;
}

/** A field as it was and as it is, in words; empty where there was or is nothing. */
export interface FieldWords {
  readonly field: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/** Something that came, went or changed, in words. */
export interface ItemWords {
  readonly id: string;
  readonly name: string;
  readonly change: ItemDifference['change'];
  readonly fields: readonly FieldWords[];
}

/** What differs in a part of a plan. */
export interface PartWords {
  readonly kind: PlanItemKind;
  readonly title: string;
  readonly items: readonly ItemWords[];
}

/** How a plan differs from an earlier one, or all of it where there is none, in words. */
export const differencesInWords = (
  earlier: Named | null,
  later: Named,
  format: Format,
): { readonly plan: readonly FieldWords[]; readonly parts: readonly PartWords[] } => {
  const first = earlier?.snapshot ?? emptied(later.snapshot);
  const { plan, items } = planDifferences(first, later.snapshot);
  const was = sayer(earlier ?? { snapshot: first, names: later.names }, format);
  const is = sayer(later, format);
  const inWords = ({ field, before, after }: FieldDifference): FieldWords => ({
    ...{ field, label: fieldLabel(field) },
    ...{ before: was.value(field, before), after: is.value(field, after) },
  });
  const wholly = earlier ? plan : entriesOf(later.snapshot.plan, 'after');
  return {
    plan: wholly.map(inWords).filter(says),
    parts: PLAN_ITEM_KINDS.flatMap((kind) => {
      const found = items.filter((item) => item.kind === kind);
      if (found.length === 0) return [];
      return [
        { kind, title: t(`kind_${kind}`), items: found.map((item) => itemWords(item, was, is, inWords)) },
      ];
    }),
  };
};

const says = ({ before, after }: FieldWords): boolean => before !== after;

const itemWords = (
  { change, id, before, after, fields }: ItemDifference,
  was: Sayer,
  is: Sayer,
  inWords: (field: FieldDifference) => FieldWords,
): ItemWords => {
  const name = after ? is.name(after) : before ? was.name(before) : '';
  const whole = after ? entriesOf(after, 'after') : before ? entriesOf(before, 'before') : [];
  const shown = change === 'changed' ? fields : whole;
  const fieldsOf = shown.map(inWords).filter(says);
  // What came or went stands under its name, which needn't be said once more below it.
  const told = change === 'changed' ? fieldsOf : fieldsOf.filter((one) => (one.after || one.before) !== name);
  return { id, change, name, fields: told };
};

const NAMING = ['id', 'position'];

/** Every field of something that came or went. */
const entriesOf = (of: object, side: 'before' | 'after'): FieldDifference[] =>
  Object.entries(of)
    .filter(([field]) => !NAMING.includes(field))
    .map(([field, value]: [string, unknown]) => ({
      ...{ field, before: side === 'before' ? value : null, after: side === 'after' ? value : null },
    }));

/** The same plan with nothing in it. */
const emptied = ({ plan }: PlanSnapshot): PlanSnapshot => ({
  plan,
  ...{ objectives: [], stakeholders: [], swot: [], units: [], whitespace: [], opportunities: [] },
  ...{ actions: [], risks: [], competitors: [], decisions: [] },
});

interface Sayer {
  readonly value: (field: string, value: unknown) => string;
  readonly name: (item: KeptItem<PlanItemKind>) => string;
}

/** Says values and names of a snapshot: people, contacts and services by their names of today, items by their own. */
const sayer = ({ snapshot, names }: Named, format: Format): Sayer => {
  const own = new Map(namesWithin(snapshot, names));
  const named = (id: string) => own.get(id) ?? names[id] ?? t('is_gone');
  const value = (field: string, given: unknown): string => {
    if (field === 'unit_id' && given === null) return t('is_whole');
    if (typeof given === 'string' && (field.endsWith('_id') || field === 'reports_to')) return named(given);
    return fieldValue(field, given, snapshot.plan.currency, format);
  };
  const name = (item: KeptItem<PlanItemKind>): string => {
    if ('contact_id' in item) return named(item.contact_id);
    if ('year' in item)
      return [named(item.service_type_id), value('unit_id', item.unit_id), item.year].join(' · ');
    if ('title' in item) return item.title;
    return 'text' in item ? item.text : item.name;
  };
  return { value, name };
};

function* namesWithin(
  { stakeholders, units, opportunities, actions }: PlanSnapshot,
  names: Named['names'],
): Generator<[string, string]> {
  for (const { id, contact_id } of stakeholders) yield [id, names[contact_id] ?? t('is_gone')];
  for (const { id, name } of units) yield [id, name];
  for (const { id, name } of opportunities) yield [id, name];
  for (const { id, title } of actions) yield [id, title];
}
