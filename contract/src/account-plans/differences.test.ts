import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ACTION_DEFAULTS } from '../plan-items/action.ts';
import { OBJECTIVE_DEFAULTS } from '../plan-items/objective.ts';
import { WHITESPACE_DEFAULTS } from '../plan-items/whitespace.ts';
import { type KeptItem, planDifferences } from './differences.ts';
import type { PlanSnapshot } from './revisions.ts';

const ID = '01990000-0000-7000-8000-00000000000';
const PLAN: PlanSnapshot['plan'] = {
  ...{ name: 'Aldermouth 2026', client_id: `${ID}1`, owner_id: `${ID}2`, sponsor_id: null, tier: 'A' },
  ...{ starts_on: '2026-01-01', ends_on: '2026-12-31', currency: 'GBP', revenue_target_minor: 900 },
  ...{ wallet_minor: null, summary: 'Grow', client_goals: '', strategy: '' },
  ...{ review_every_months: 3, next_review_on: '2026-04-01' },
};
const EMPTY: PlanSnapshot = {
  ...{ plan: PLAN, objectives: [], stakeholders: [], swot: [], units: [], whitespace: [] },
  ...{ opportunities: [], actions: [], risks: [], competitors: [], decisions: [] },
};
const action = (n: number, fields: Partial<KeptItem<'action'>> = {}): KeptItem<'action'> => ({
  ...{ ...ACTION_DEFAULTS, id: `${ID}${n}`, title: `Call ${n}`, ...fields },
});
const cell = (n: number, fields: Partial<KeptItem<'whitespace'>> = {}): KeptItem<'whitespace'> => ({
  ...{ ...WHITESPACE_DEFAULTS, id: `${ID}${n}`, service_type_id: `${ID}8`, year: 2026, ...fields },
});

const snapshots = fc
  .record({
    summary: fc.constantFrom('', 'Grow', 'Hold'),
    actions: fc.uniqueArray(
      fc.record({ n: fc.integer({ min: 0, max: 9 }), status: fc.constantFrom('open', 'done') }),
      { selector: ({ n }) => n, maxLength: 10 },
    ),
    cells: fc.uniqueArray(fc.record({ year: fc.integer({ min: 2020, max: 2029 }), id: fc.nat(9) }), {
      selector: ({ year }) => year,
    }),
  })
  .map(
    ({ summary, actions, cells }): PlanSnapshot => ({
      ...EMPTY,
      plan: { ...PLAN, summary },
      actions: actions.map(({ n, status }) => action(n, { status })),
      whitespace: cells.map(({ year, id }) => cell(id, { year, spend_minor: id })),
    }),
  );

test('a plan’s own fields differ by what they were and are', () => {
  const after = { ...EMPTY, plan: { ...PLAN, tier: 'B' as const, sponsor_id: `${ID}3` } };
  expect(planDifferences(EMPTY, after)).toEqual({
    plan: [
      { field: 'sponsor_id', before: null, after: `${ID}3` },
      { field: 'tier', before: 'A', after: 'B' },
    ],
    items: [],
  });
});

test('what came, changed and went is told apart by its id, and what only moved has not changed', () => {
  const before = { ...EMPTY, actions: [action(4), action(5), action(6)] };
  const after = { ...EMPTY, actions: [action(7), action(6), action(5, { status: 'done', note: 'By post' })] };
  expect(planDifferences(before, after).items).toEqual([
    { kind: 'action', id: `${ID}7`, change: 'added', before: null, after: action(7), fields: [] },
    {
      ...{ kind: 'action', id: `${ID}5`, change: 'changed', before: action(5), after: after.actions[2] },
      fields: [
        { field: 'status', before: 'open', after: 'done' },
        { field: 'note', before: '', after: 'By post' },
      ],
    },
    { kind: 'action', id: `${ID}4`, change: 'removed', before: action(4), after: null, fields: [] },
  ]);
});

test('a cell is one of its service, unit and year, though it was taken out and entered again', () => {
  const before = { ...EMPTY, whitespace: [cell(1, { spend_minor: 500 }), cell(2, { unit_id: `${ID}9` })] };
  const same = { ...EMPTY, whitespace: [cell(3, { spend_minor: 500 }), cell(2, { unit_id: `${ID}9` })] };
  expect(planDifferences(before, same).items).toEqual([]);
  const dearer = { ...EMPTY, whitespace: [cell(3, { spend_minor: 700, with: 'us' })] };
  expect(planDifferences(before, dearer).items).toMatchObject([
    {
      ...{ kind: 'whitespace', change: 'changed', id: `${ID}3` },
      fields: [
        { field: 'spend_minor', before: 500, after: 700 },
        { field: 'with', before: 'unknown', after: 'us' },
      ],
    },
    { kind: 'whitespace', change: 'removed', id: `${ID}2` },
  ]);
});

test('kinds stand in the order of a plan', () => {
  const objectives = [{ ...OBJECTIVE_DEFAULTS, id: `${ID}1`, title: 'Win the gate' }];
  const after = { ...EMPTY, objectives, actions: [action(2)], whitespace: [cell(3)] };
  expect(planDifferences(EMPTY, after).items.map(({ kind }) => kind)).toEqual([
    'objective',
    'whitespace',
    'action',
  ]);
});

test('a plan doesn’t differ from itself', () => {
  fc.assert(
    fc.property(snapshots, (one) => {
      expect(planDifferences(one, structuredClone(one))).toEqual({ plan: [], items: [] });
    }),
  );
});

test('looked at the other way round, what came went and what was is', () => {
  const BACK = { added: 'removed', removed: 'added', changed: 'changed' } as const;
  fc.assert(
    fc.property(snapshots, snapshots, (one, other) => {
      const there = planDifferences(one, other).items.map(({ kind, change, before, after }) => ({
        ...{ kind, change: BACK[change], before: after, after: before },
      }));
      const back = planDifferences(other, one).items.map(({ kind, change, before, after }) => ({
        ...{ kind, change, before, after },
      }));
      expect(new Set(back.map((one) => JSON.stringify(one)))).toEqual(
        new Set(there.map((one) => JSON.stringify(one))),
      );
    }),
  );
});
