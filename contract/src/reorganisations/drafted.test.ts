import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ChartPerson, ChartPosition } from '../org-chart/shapes.ts';
import { draftedBy, type Move, type Standing } from './drafted.ts';
import { violationsOf } from './rules.ts';

const PEOPLE = Array.from({ length: 8 }, (_, at) => `p${at}`);
const SEATS = Array.from({ length: 4 }, (_, at) => `s${at}`);

const somebody = (id: string, manager_id: string | null): ChartPerson => ({
  ...{ id, name: id, title: null, department: null, manager_id, position_id: null },
  ...{ employment: 'employee', on_leave: false },
});
const seat = (id: string): ChartPosition => ({
  ...{ id, title: id, department: null, parent_id: null, headcount: 1, vacant_since: null },
});

/** Everybody below the one before them, and seats that nobody sits on. */
const TODAY: Standing = {
  people: PEOPLE.map((id, at) => somebody(id, PEOPLE[at - 1] ?? null)),
  positions: SEATS.map(seat),
};

const one = (ids: readonly string[]) => fc.option(fc.constantFrom(...ids, 'gone'), { nil: null });
const personMoves = fc.record({ manager_id: one(PEOPLE), position_id: one(SEATS) }, { requiredKeys: [] });
const positionMoves = fc.record(
  { parent_id: one(SEATS), headcount: fc.integer({ min: 1, max: 2 }) },
  { requiredKeys: [] },
);

/** Any moves, one for each person or position at most. */
const drafts: fc.Arbitrary<Move[]> = fc
  .tuple(
    ...PEOPLE.map((id) => personMoves.map((changes): Move => ({ kind: 'person', subject: { id }, changes }))),
    ...SEATS.map((id) =>
      fc.oneof(
        positionMoves.map((changes): Move => ({ kind: 'position', subject: { id }, changes })),
        fc.constant<Move>({ kind: 'closed_position', subject: { id }, changes: {} }),
      ),
    ),
  )
  .chain((moves) => fc.subarray(moves));

const isBelowItself = (id: string, above: ReadonlyMap<string, string | null>): boolean => {
  let at = above.get(id) ?? null;
  for (let step = 0; at !== null && step <= above.size; step += 1) {
    if (at === id) return true;
    at = above.get(at) ?? null;
  }
  return false;
};

/** What no organization is, looked for one by one. */
const isBroken = ({ people, positions }: Standing): boolean => {
  const managers = new Map(people.map(({ id, manager_id }) => [id, manager_id]));
  const parents = new Map(positions.map(({ id, parent_id }) => [id, parent_id]));
  return (
    people.some(
      ({ id, manager_id }) =>
        isBelowItself(id, managers) || (manager_id !== null && !managers.has(manager_id)),
    ) ||
    people.some(({ position_id }) => position_id !== null && !parents.has(position_id)) ||
    positions.some(
      ({ id, parent_id }) => isBelowItself(id, parents) || (parent_id !== null && !parents.has(parent_id)),
    ) ||
    positions.some(
      ({ id, headcount }) => people.filter(({ position_id }) => position_id === id).length > headcount,
    )
  );
};

test('whatever is drafted, rules are broken just where what comes of it is no organization', () => {
  fc.assert(
    fc.property(drafts, (moves) => {
      expect(violationsOf(TODAY, moves).length > 0).toBe(isBroken(draftedBy(TODAY, moves)));
    }),
    { numRuns: 2_000 },
  );
});

test('whoever isn’t moved stands where they stood', () => {
  fc.assert(
    fc.property(drafts, (moves) => {
      const moved = new Set(moves.map(({ subject }) => subject.id));
      const { people, positions } = draftedBy(TODAY, moves);
      const rest = ({ id }: { readonly id: string }) => !moved.has(id);
      expect(people.filter(rest)).toEqual(TODAY.people.filter(rest));
      expect(positions.filter(rest)).toEqual(TODAY.positions.filter(rest));
    }),
  );
});
