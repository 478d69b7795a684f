import type { KeptPlanItem, NewPlanItem, PlanItemChange, PlanItems } from '#contract/plan-items/endpoints.ts';
import type { Format } from '../../../../platform/format/use-format.ts';
import type { useForm } from '../../../../ui/form-page/use-form.ts';

/** What every item has. */
export interface KeptItem {
  readonly id: string;
  readonly version: number;
}

/** What a form holds of an item, and the item that it was typed over; null for a new one. A kept draft knows it, too. */
export type ItemValues<Item> = Record<string, unknown> & { seen: Item | null };

/** How a form's values are told in words: ids by what is known of them. */
export interface Wording {
  readonly format: Format;
  readonly currency: string;
  readonly nameOf: (id: string) => string;
}

/** The form of a kind: its fields in the words and rules of the contract. */
export interface ItemForm<Item extends KeptItem, Values extends ItemValues<Item>, Fields extends object> {
  /** What is held of an item that there is. */
  readonly valuesOf: (item: Item) => Values;
  /** The values as the API takes them; fields have the names that they have in the form. */
  readonly fieldsOf: (values: Values) => Fields;
  readonly labels: Readonly<Record<Exclude<keyof Values & string, 'seen'>, string>>;
  readonly validate: NonNullable<Parameters<typeof useForm<Values>>[0]['validate']>;
  /** A field's value in words, for yours and theirs. */
  readonly word: (field: string, values: Values, wording: Wording) => string;
  readonly toNew: (fields: Fields) => NewPlanItem;
  readonly toChange: (fields: Partial<Fields>) => PlanItemChange;
  readonly find: (items: PlanItems, id: string) => Item | undefined | Promise<Item | undefined>;
  /** What it is called in a sentence. */
  readonly nameOf: (values: Values, wording: Wording) => string;
}

/** What came of a form: the item as it is kept. */
export type OnKept = (kept: KeptPlanItem) => void;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The fields of `after` that `before` says otherwise. */
export const changedFields = <Fields extends object>(before: Fields, after: Fields): Partial<Fields> => {
  const old = new Map<string, unknown>(Object.entries(before));
  const kept: Partial<Fields> = { ...after };
  for (const field of keysOf(after)) if (isSame(old.get(String(field)), after[field])) delete kept[field];
  return kept;
};

function keysOf<Fields extends object>(fields: Fields): (keyof Fields)[] {
  const keys: (keyof Fields)[] = [];
  for (const key in fields) keys.push(key);
  return keys;
}

/** A value as it stands, nothing where there is none. */
export const plainWord = (value: unknown): string =>
  value === null || value === undefined ? '' : String(value);
