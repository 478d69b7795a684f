import { scaled, scaledText } from '../money/scaled.ts';
import type { DealsheetContent } from './content.ts';

/** A list of a content whose entries have keys, or are told apart by what they are about. */
export const DIFFERING_LISTS = ['lines', 'overheads', 'expenses', 'phases', 'risks', 'assumptions'] as const;
/** A list of a content. */
export type DifferingList = (typeof DIFFERING_LISTS)[number];

/** A value as it was and as it is; null where there was or is none. */
export interface Changed<Name extends string = string> {
  readonly field: Name;
  readonly before: string | number | boolean | null;
  readonly after: string | number | boolean | null;
}

/** An entry of a list that came, went or has other values; `fields` are those that have, of one that came or went none. */
export interface EntryDifference {
  readonly list: DifferingList;
  readonly change: 'added' | 'removed' | 'changed';
  readonly key: string;
  /** How it is named, after the change where it is still there. */
  readonly name: string;
  readonly fields: readonly Changed[];
}

type Values = Readonly<Record<string, string | number | boolean | null>>;

/** An entry of a list, by what tells it from the others. */
export interface Entry {
  readonly key: string;
  readonly name: string;
  readonly values: Values;
}

const keyed = (entry: Values & { readonly key: string; readonly name: string }): Entry => {
  const { key, ...values } = entry;
  return { key, name: entry.name, values };
};

/** Sentences have no keys: another sentence is another entry. Of equal ones each is told by how many came before it. */
const told = (entries: readonly { readonly text: string; readonly values: Values }[]): Entry[] => {
  const seen = new Map<string, number>();
  return entries.map(({ text, values }) => {
    const before = seen.get(text) ?? 0;
    seen.set(text, before + 1);
    return { key: before === 0 ? text : `${text} (${before + 1})`, name: text, values };
  });
};

const sentences = (texts: readonly string[]): Entry[] => told(texts.map((text) => ({ text, values: {} })));

/** The entries of each list of a content. */
export const ENTRIES: Record<DifferingList, (content: DealsheetContent) => Entry[]> = {
  lines: ({ lines }) => lines.map(keyed),
  overheads: ({ overheads }) => overheads.map(keyed),
  expenses: ({ expenses }) => expenses.map(keyed),
  phases: ({ phases }) => sentences(phases),
  risks: ({ risks }) => told(risks.map(({ text, ...values }) => ({ text, values }))),
  assumptions: ({ assumptions }) => sentences(assumptions),
};

/** Fields that hold exact decimals: 7.5 and 7.50 are the same. */
const DECIMAL = /_pct$|_rate$|^quantity$|^hours_per_day$/;

/** True of two values of a field that mean the same. */
export const isSame = (field: string, one: Changed['before'], other: Changed['before']): boolean =>
  one === other ||
  (DECIMAL.test(field) &&
    typeof one === 'string' &&
    typeof other === 'string' &&
    scaledText(scaled(one)) === scaledText(scaled(other)));

const changedIn = (before: Values, after: Values): Changed[] =>
  Object.keys(after).flatMap((field) => {
    const [was, is] = [before[field] ?? null, after[field] ?? null];
    return isSame(field, was, is) ? [] : [{ field, before: was, after: is }];
  });

/** What is other in a list: entries that are there, in their order, then those that went. */
export const entriesBetween = (list: DifferingList, before: Entry[], after: Entry[]): EntryDifference[] => {
  const [was, is] = [before, after].map((entries) => new Map(entries.map((entry) => [entry.key, entry])));
  const kept = after.flatMap((entry): EntryDifference[] => {
    const old = was?.get(entry.key);
    const of = { list, key: entry.key, name: entry.name };
    if (!old) return [{ ...of, change: 'added', fields: [] }];
    const fields = changedIn(old.values, entry.values);
    return fields.length > 0 ? [{ ...of, change: 'changed', fields }] : [];
  });
  const gone = before.filter(({ key }) => !is?.has(key));
  return [
    ...kept,
    ...gone.map(({ key, name }) => ({ list, key, name, change: 'removed', fields: [] }) as const),
  ];
};

/** True where entries that are in both come in another order. */
export const isReordered = (before: Entry[], after: Entry[]): boolean => {
  const both = (one: Entry[], other: Entry[]) => {
    const keys = new Set(other.map(({ key }) => key));
    return one.map(({ key }) => key).filter((key) => keys.has(key));
  };
  const [was, is] = [both(before, after), both(after, before)];
  return was.some((key, at) => key !== is[at]);
};
