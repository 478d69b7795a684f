import type { Standing } from '#contract/reorganisations/drafted.ts';
import type { ReorganisationStatus } from '#contract/reorganisations/shapes.ts';
import type { MoveRow, Values } from '../queries/moves.ts';

/** Who and what is there now, by id. */
export interface Now {
  readonly people: ReadonlyMap<string, Standing['people'][number]>;
  readonly positions: ReadonlyMap<string, Standing['positions'][number]>;
}

/** The same by id. */
export const nowOf = ({ people, positions }: Standing): Now => ({
  people: new Map(people.map((person) => [person.id, person])),
  positions: new Map(positions.map((position) => [position.id, position])),
});

/** Fields of a row that are others than they were left. */
const changedIn = (row: object | undefined, left: Values): string[] => {
  if (!row) return [];
  const now = new Map<string, unknown>(Object.entries(row));
  return Object.keys(left).filter((field) => (now.get(field) ?? null) !== left[field]);
};

/**
 * What somebody else changed of a move: in a draft since it was drafted, in an applied one since then. Fields, or `member_id` and
 * `position_id` for who and what isn't there any more, or is there again.
 */
export const staleIn = (
  { kind, subject, changes, before }: MoveRow,
  { people, positions }: Now,
  status: ReorganisationStatus,
): string[] => {
  if (status !== 'draft' && status !== 'applied') return [];
  const left = status === 'draft' ? before : changes;
  if (kind === 'person')
    return people.has(subject.id) ? changedIn(people.get(subject.id), left) : ['member_id'];
  const isExpected = kind === 'position' || (kind === 'new_position') === (status === 'applied');
  if (positions.has(subject.id) !== isExpected) return ['position_id'];
  return changedIn(positions.get(subject.id), left);
};
