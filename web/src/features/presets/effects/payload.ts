import { type Json, leavesOf, payloadOf } from '#contract/presets/leaves.ts';
import type { PresetKind } from '#contract/presets/states.ts';
import type { ListField, PlacedField, SingleField } from './kinds/field.ts';
import { sectionsOf } from './kinds/sections.ts';

/** What a preset says, as the API writes it. */
export type Payload = Record<string, unknown>;

/** A part of what is known to be nothing in particular. */
export const partOf = (whole: unknown, name: string): unknown =>
  typeof whole === 'object' && whole !== null ? Reflect.get(whole, name) : undefined;

/** Text, also of a number; empty for anything else. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** A list, empty for anything else. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** True where a payload says something at a path, be it that there is nothing. */
export const isSaid = (payload: Payload, path: string): boolean => leavesOf(payload).has(path);

/** The payload with a leaf more, or another value of it. */
export const saying = (payload: Payload, path: string, value: Json): Payload =>
  payloadOf(new Map([...leavesOf(payload), [path, value]]));

/** The payload without a leaf. */
export const withoutSaying = (payload: Payload, path: string): Payload =>
  payloadOf(new Map([...leavesOf(payload)].filter(([other]) => other !== path)));

const firstOf = ({ choices }: { readonly choices: readonly { readonly value: string }[] }): string =>
  choices[0]?.value ?? '';

/** What a field says when it begins to say something. */
export const beginningOf = (field: SingleField | ListField): Json => {
  if (field.kind === 'choice') return firstOf(field);
  if (field.kind === 'flag') return true;
  if (field.kind === 'number' || field.kind === 'place') return null;
  if (field.kind === 'rows' || field.kind === 'lines') return [];
  return field.kind === 'tags' || field.kind === 'percentages' || field.kind === 'skills' ? [] : '';
};

/** How many fields a kind has, and how many of them a payload says. */
export const countOf = (fields: readonly PlacedField[], payload: Payload): number =>
  fields.filter(({ path }) => isSaid(payload, path)).length;

/** True for a kind whose form has one part alone, that needs no heading of its own. */
export const isOfOnePart = (kind: PresetKind): boolean => sectionsOf(kind).length === 1;
