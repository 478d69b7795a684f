import type { Standing } from '#contract/reorganisations/drafted.ts';
import type { NewMove } from '#contract/reorganisations/shapes.ts';
import type { MoveRow, Values } from '../queries/moves.ts';
import { nowOf } from './since.ts';

/** A move as it is to be kept; null where it changes nothing, so that none is kept. */
export type Wanted = Omit<MoveRow, 'id'>;

/** Texts that are left empty are none. */
const TEXTS = ['title', 'department'];

const valuesOf = (changes: object): Values =>
  Object.fromEntries(
    Object.entries(changes).map(([field, value]) => [
      field,
      value === '' && TEXTS.includes(field) ? null : value,
    ]),
  );

/** Fields that are others than they stand, and what they are now. */
const differences = (row: object | undefined, said: Values): Pick<MoveRow, 'changes' | 'before'> => {
  const now = new Map<string, string | number | null>(Object.entries(row ?? {}));
  const fields = Object.keys(said).filter((field) => !row || (now.get(field) ?? null) !== said[field]);
  return {
    changes: Object.fromEntries(fields.map((field) => [field, said[field] ?? null])),
    before: row ? Object.fromEntries(fields.map((field) => [field, now.get(field) ?? null])) : {},
  };
};

/** What is to be kept of a move that somebody gives, in place of what the draft said of them before. */
export const wantedOf = (standing: Standing, kept: MoveRow | undefined, move: NewMove): Wanted | null => {
  const now = nowOf(standing);
  if (move.kind === 'person') {
    const subject = { id: move.member_id };
    const found = differences(now.people.get(subject.id), valuesOf(move.changes));
    return isEmpty(found.changes) ? null : { kind: 'person', subject, ...found };
  }
  const subject = { id: move.position_id };
  const isNew = kept?.kind === 'new_position';
  if (move.kind === 'closed_position')
    return isNew ? null : { kind: 'closed_position', subject, changes: {}, before: {} };
  const said = valuesOf(move.changes);
  if (isNew || move.kind === 'new_position')
    return {
      ...{ kind: 'new_position', subject, before: {} },
      changes: { department: null, parent_id: null, headcount: 1, ...kept?.changes, ...said },
    };
  const found = differences(now.positions.get(subject.id), said);
  return isEmpty(found.changes) ? null : { kind: 'position', subject, ...found };
};

const isEmpty = (values: Values): boolean => Object.keys(values).length === 0;
