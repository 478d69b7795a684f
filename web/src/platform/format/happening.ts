import type { Change } from '#contract/clients/changes.ts';
import type { Format } from './use-format.ts';

/** Words for what happens to one kind of entity. */
export interface ChangeWords {
  /** By the event's type: `changed the client`. */
  readonly deeds: Readonly<Record<string, string>>;
  /** Names of fields. */
  readonly labels: Readonly<Record<string, string>>;
  /** Fields whose values are ids, and the word that stands for another one. */
  readonly ids: readonly string[];
  readonly another: string;
  /** Words for stored values, by field and value. */
  readonly values?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Who it was when nobody is known. */
  readonly somebody: string;
}

/** A change as a timeline shows it; making something lists no fields. */
export const happeningOf = (change: Change, words: ChangeWords, format: Format) => ({
  id: change.id,
  actor: change.actor ?? words.somebody,
  what: words.deeds[change.type] ?? change.type,
  time: format.relative(change.occurred_at),
  exact: format.instant(change.occurred_at),
  changes: change.type.endsWith('.created') ? [] : fieldsOf(change, words),
});

const fieldsOf = ({ changes }: Change, { labels, ids, another, values = {} }: ChangeWords) =>
  Object.entries(changes)
    .filter(([, [before, after]]) => textOf(before) !== textOf(after))
    .map(([field, [before, after]]) => {
      const wordOf = (value: unknown) => values[field]?.[textOf(value)] ?? textOf(value);
      return {
        field: labels[field] ?? field,
        before: ids.includes(field) ? '' : wordOf(before),
        after: ids.includes(field) && after !== null ? another : wordOf(after),
      };
    });

const textOf = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value ?? ''));
