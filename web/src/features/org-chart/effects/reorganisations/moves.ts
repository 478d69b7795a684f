import { nameOf } from '#contract/org-chart/names.ts';
import type { ChartNode } from '#contract/org-chart/tree.ts';
import type { Move, Standing } from '#contract/reorganisations/drafted.ts';
import { newViolation } from '#contract/reorganisations/rules.ts';
import type { KeptMove, NewMove } from '#contract/reorganisations/shapes.ts';
import { t } from '../../components/drafting/messages.ts';

type Values = KeptMove['changes'];
/** What becomes of somebody. */
export type PersonChanges = Extract<NewMove, { kind: 'person' }>['changes'];
/** What becomes of a position. */
export type PositionChanges = Extract<NewMove, { kind: 'position' }>['changes'];

const text = (values: Values, field: string): string | null | undefined => {
  const value = values[field];
  return typeof value === 'number' ? undefined : value;
};

const personChanges = (values: Values): PersonChanges => ({
  ...{ manager_id: text(values, 'manager_id'), position_id: text(values, 'position_id') },
  ...{ title: text(values, 'title'), department: text(values, 'department') },
});

const positionChanges = (values: Values): PositionChanges => ({
  title: text(values, 'title') ?? undefined,
  department: text(values, 'department'),
  parent_id: text(values, 'parent_id'),
  headcount: typeof values.headcount === 'number' ? values.headcount : undefined,
});

/** A move as it was kept, to be given again. */
export const givenAgain = ({ kind, subject: { id, name }, changes }: KeptMove): NewMove => {
  if (kind === 'person') return { kind, member_id: id, changes: personChanges(changes) };
  if (kind === 'closed_position') return { kind, position_id: id };
  if (kind === 'position') return { kind, position_id: id, changes: positionChanges(changes) };
  return { kind, position_id: id, changes: { ...positionChanges(changes), title: name } };
};

/** What a draft says of somebody, with more of it: the rest of what it said stays. */
export const personMove = (
  moves: readonly KeptMove[],
  member_id: string,
  changes: PersonChanges,
): NewMove => {
  const kept = moves.find(({ subject }) => subject.id === member_id);
  return { kind: 'person', member_id, changes: { ...personChanges(kept?.changes ?? {}), ...changes } };
};

/** The same of a position, one that the draft makes among them. */
export const positionMove = (
  moves: readonly KeptMove[],
  position_id: string,
  changes: PositionChanges,
): NewMove => {
  const kept = moves.find(({ subject }) => subject.id === position_id);
  const said = { ...positionChanges(kept?.changes ?? {}), ...changes };
  return kept?.kind === 'new_position'
    ? { kind: 'new_position', position_id, changes: { ...said, title: said.title ?? kept.subject.name } }
    : { kind: 'position', position_id, changes: said };
};

/** Who or what a move is about. */
export const aboutOf = (move: NewMove): string =>
  move.kind === 'person' ? move.member_id : move.position_id;

const valuesOf = (changes: object): Values =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));

/** Moves as they would be with another one in place of what was said of the same. */
const movesWith = (moves: readonly KeptMove[], move: NewMove): Move[] => {
  const id = aboutOf(move);
  const others = moves.filter(({ subject }) => subject.id !== id);
  const kept = moves.find(({ subject }) => subject.id === id);
  if (move.kind === 'closed_position')
    return kept?.kind === 'new_position'
      ? others
      : [...others, { kind: move.kind, subject: { id }, changes: {} }];
  return [...others, { kind: move.kind, subject: { id }, changes: valuesOf(move.changes) }];
};

/** Why a move can't be, in the words of the rule; undefined where it can. The server says the same. */
export const whyNot = (
  today: Standing,
  moves: readonly KeptMove[],
  move: NewMove,
): { readonly field: string; readonly message: string } | undefined => {
  const id = aboutOf(move);
  const found = newViolation(today, moves, movesWith(moves, move), id);
  return found && { field: found.subject === id ? found.field : '', message: found.message };
};

/** What comes of a card that is put onto another one: a move, or why there can't be one. */
export interface Drop {
  readonly move?: NewMove;
  readonly problem?: string;
  /** What would be, in words. */
  readonly words: string;
}

/** What putting a card onto another one means; null where it stands there already. */
export const dropOf = (
  today: Standing,
  moves: readonly KeptMove[],
  from: ChartNode,
  onto: ChartNode,
): Drop | null => {
  if (from.id === onto.id) return null;
  const meant = from.kind === 'person' ? personOnto(moves, from, onto) : seatOnto(moves, from, onto);
  if (!meant?.move) return meant;
  const problem = whyNot(today, moves, meant.move)?.message;
  return problem === undefined ? meant : { words: meant.words, problem };
};

type PersonNode = Extract<ChartNode, { kind: 'person' }>;
type VacancyNode = Extract<ChartNode, { kind: 'vacancy' }>;

/** Onto somebody: they lead them. Onto a free seat: they take it, and whoever it belongs to leads them. */
const personOnto = (moves: readonly KeptMove[], from: PersonNode, onto: ChartNode): Drop | null => {
  const names = { name: nameOf(from), onto: nameOf(onto) };
  if (onto.kind === 'person')
    return from.person.manager_id === onto.id
      ? null
      : {
          move: personMove(moves, from.id, { manager_id: onto.id }),
          words: t('would_answer_to', names),
        };
  const { parent } = onto;
  const manager =
    parent === null || parent === from ? {} : { manager_id: parent.kind === 'person' ? parent.id : null };
  return {
    move: personMove(moves, from.id, { position_id: onto.id, ...manager }),
    words: t('would_take_seat', names),
  };
};

/** A position belongs to another one: that of somebody, or the free one. */
const seatOnto = (moves: readonly KeptMove[], from: VacancyNode, onto: ChartNode): Drop | null => {
  const names = { name: nameOf(from), onto: nameOf(onto) };
  const parent_id = onto.kind === 'vacancy' ? onto.id : onto.person.position_id;
  const words = t('would_belong_to', names);
  if (parent_id === null) return { words, problem: t('no_seat', names) };
  if (parent_id === from.position.parent_id) return null;
  return { move: positionMove(moves, from.id, { parent_id }), words };
};
