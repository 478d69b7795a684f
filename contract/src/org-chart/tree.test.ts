import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ChartPerson, ChartPosition } from './shapes.ts';
import { type ChartNode, chartOf } from './tree.ts';

const somebody = (id: string, fields: Partial<ChartPerson> = {}): ChartPerson => ({
  ...{ id, name: id, title: null, department: null, manager_id: null, position_id: null },
  ...{ employment: 'employee', on_leave: false, ...fields },
});
const seat = (id: string, fields: Partial<ChartPosition> = {}): ChartPosition => ({
  ...{ id, title: id, department: null, parent_id: null, headcount: 1, vacant_since: null, ...fields },
});
const parentOf = (nodes: ReadonlyMap<string, ChartNode>, id: string) => nodes.get(id)?.parent?.id ?? null;

test('somebody stands below their manager, else below whoever sits above their seat, else at the top', () => {
  const positions = [seat('lead'), seat('guard', { parent_id: 'lead', headcount: 2 })];
  const people = [
    somebody('ann', { position_id: 'lead' }),
    somebody('ben', { position_id: 'guard' }),
    somebody('cy', { position_id: 'guard', manager_id: 'ben' }),
    somebody('dee', { manager_id: 'gone' }),
  ];
  const { nodes, roots } = chartOf({ people, positions });
  expect(['ann', 'ben', 'cy', 'dee'].map((id) => parentOf(nodes, id))).toEqual([null, 'ann', 'ben', null]);
  expect(roots.map(({ id }) => id)).toEqual(['ann', 'dee']);
  expect([nodes.get('ann')?.below, nodes.get('cy')?.layer]).toEqual([2, 3]);
});

test('free seats stand below whoever sits above them, or below the free seats there', () => {
  const positions = [
    seat('lead'),
    seat('second', { parent_id: 'lead' }),
    seat('third', { parent_id: 'second' }),
  ];
  const { nodes } = chartOf({ people: [somebody('ann', { position_id: 'lead' })], positions });
  expect([parentOf(nodes, 'second'), parentOf(nodes, 'third')]).toEqual(['ann', 'second']);
  expect(nodes.get('lead')).toBeUndefined();
});

/** Any lines, circles and people who are gone among them. */
const organizations = fc.integer({ min: 1, max: 30 }).chain((count) => {
  const ids = Array.from({ length: count }, (_, at) => `p${at}`);
  const seats = Array.from({ length: 6 }, (_, at) => `s${at}`);
  const one = (from: readonly string[]) => fc.option(fc.constantFrom(...from, 'gone'), { nil: null });
  return fc.record({
    people: fc
      .tuple(...ids.map(() => fc.record({ manager_id: one(ids), position_id: one(seats) })))
      .map((lines) => lines.map((line, at) => somebody(`p${at}`, line))),
    positions: fc
      .tuple(
        ...seats.map(() => fc.record({ parent_id: one(seats), headcount: fc.integer({ min: 1, max: 4 }) })),
      )
      .map((lines) => lines.map((line, at) => seat(`s${at}`, line))),
  });
});

test('whatever the lines are, every card stands once, below one card at most and one layer deeper, and nobody is lost', () => {
  fc.assert(
    fc.property(organizations, ({ people, positions }) => {
      const { roots, nodes } = chartOf({ people, positions });
      const met: ChartNode[] = [];
      const left = [...roots];
      for (let card = left.pop(); card; card = left.pop()) {
        met.push(card);
        left.push(...card.children);
      }
      expect(met.length).toBe(nodes.size);
      expect(new Set(met).size).toBe(nodes.size);
      for (const person of people) expect(nodes.get(person.id)?.kind).toBe('person');
      for (const card of met) {
        expect(card.layer).toBe((card.parent?.layer ?? 0) + 1);
        for (const child of card.children) expect(child.parent).toBe(card);
      }
    }),
  );
});

test('whatever the lines are, people below are counted, and free seats are those that nobody sits on', () => {
  const countBelow = (card: ChartNode): number =>
    card.children.reduce((sum, child) => sum + countBelow(child) + (child.kind === 'person' ? 1 : 0), 0);
  fc.assert(
    fc.property(organizations, ({ people, positions }) => {
      const { nodes } = chartOf({ people, positions });
      for (const card of nodes.values()) expect(card.below).toBe(countBelow(card));
      for (const { id, headcount } of positions) {
        const card = nodes.get(id);
        const free = headcount - people.filter(({ position_id }) => position_id === id).length;
        expect(card?.kind === 'vacancy' ? card.seats : 0).toBe(Math.max(0, free));
      }
    }),
  );
});

test('a line that makes no circle is never cut', () => {
  fc.assert(
    fc.property(organizations, ({ people, positions }) => {
      // Managers come before whom they manage, and seats say nothing.
      const straight = people.map((person, at) => {
        const place = people.findIndex(({ id }) => id === person.manager_id);
        return { ...person, position_id: null, manager_id: place < at ? person.manager_id : null };
      });
      const { nodes } = chartOf({ people: straight, positions });
      for (const { id, manager_id } of straight)
        expect(parentOf(nodes, id)).toBe(manager_id === 'gone' ? null : manager_id);
    }),
  );
});
