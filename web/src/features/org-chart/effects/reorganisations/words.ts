import type { Standing } from '#contract/reorganisations/drafted.ts';
import type { KeptMove } from '#contract/reorganisations/shapes.ts';
import { t } from '../../components/drafting/messages.ts';

type Values = KeptMove['changes'];

const FIELDS = ['manager_id', 'parent_id', 'position_id', 'title', 'department', 'headcount'] as const;
type Field = (typeof FIELDS)[number];

/** Fields of a move in the order in which they are told. */
export const fieldOrder = (changes: Values): Field[] => FIELDS.filter((field) => field in changes);

/** What a field is called. */
export const fieldWord = (field: string): string => {
  const known = FIELDS.find((one) => one === field);
  return known ? t(`field_${known}`) : field;
};

/** A value as people read it: the name that an id stands for, or a word for none. */
export const valueWord = (
  field: Field,
  value: Values[string] | undefined,
  names: Readonly<Record<string, string>>,
): string => {
  if (value === null || value === undefined) return t(field === 'manager_id' ? 'nobody' : 'none');
  return names[value] ?? `${value}`;
};

/** One field of a move: what it is called, was, and would be. */
export interface Changed {
  readonly field: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/** What a move changes, field by field; `before` is empty of what is new. */
export const changedOf = ({ kind, changes, before, names }: KeptMove): Changed[] =>
  fieldOrder(changes).map((field) => ({
    ...{ field, label: fieldWord(field) },
    before: kind === 'new_position' ? '' : valueWord(field, before[field], names),
    after: valueWord(field, changes[field], names),
  }));

/** The same as sentences for screen readers. */
export const changedWords = (move: KeptMove): string[] =>
  changedOf(move).map(({ label, before, after }) =>
    before === '' ? t('set_to', { label, after }) : t('from_to', { label, before, after }),
  );

/** What a move is, in a few words. */
export const kindWord = ({ kind }: KeptMove): string => (kind === 'person' ? '' : t(`kind_${kind}`));

/** What somebody else changed of a move since it was drafted or applied, in words that name what is so today. */
export const staleWords = ({ kind, subject, stale }: KeptMove, today: Standing): string[] => {
  const people = new Map(today.people.map((one) => [one.id, one]));
  const positions = new Map(today.positions.map((one) => [one.id, one]));
  const names = Object.fromEntries([
    ...today.people.map(({ id, name }) => [id, name] as const),
    ...today.positions.map(({ id, title }) => [id, title] as const),
  ]);
  const now = new Map<string, Values[string]>(
    Object.entries(people.get(subject.id) ?? positions.get(subject.id) ?? {}).filter(isValue),
  );
  return stale.map((field) => {
    if (field === 'member_id') return t('stale_left', { name: subject.name });
    if (field === 'position_id' && kind !== 'person')
      return t(positions.has(subject.id) ? 'stale_there' : 'stale_closed', { name: subject.name });
    const known = FIELDS.find((one) => one === field);
    const value = known ? valueWord(known, now.get(field), names) : '';
    return t('stale_field', { label: fieldWord(field), value });
  });
};

const isValue = (entry: [string, unknown]): entry is [string, Values[string]] =>
  entry[1] === null || typeof entry[1] === 'string' || typeof entry[1] === 'number';

/** Whether all that somebody else changed can be set right by drafting the move again from where they are today. */
export const mayRebase = ({ kind, stale }: KeptMove): boolean =>
  !stale.includes('member_id') && !(kind !== 'person' && stale.includes('position_id'));

/** How many people move and positions change, in words: `4 people move, 1 position is new`. */
export const countWords = (moves: readonly KeptMove[]): string => {
  const count = (kind: KeptMove['kind']) => moves.filter((move) => move.kind === kind).length;
  const parts = [
    count('person') > 0 ? t('count_people', { count: count('person') }) : '',
    count('new_position') > 0 ? t('count_new', { count: count('new_position') }) : '',
    count('position') > 0 ? t('count_changed', { count: count('position') }) : '',
    count('closed_position') > 0 ? t('count_closed', { count: count('closed_position') }) : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
};
