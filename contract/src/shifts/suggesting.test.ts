import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Conflict, ConflictRule } from '../conflicts/shapes.ts';
import { type Candidate, rankSuggestions } from './suggesting.ts';

const because = (rule: ConflictRule, rest: Partial<Conflict> = {}): Conflict => ({
  ...{ rule, message: '', final: false, rows: [], skill: null, expired_on: null, week_from: null },
  ...{ actual: null, limit: null, ...rest },
});

const somebody = (name: string, fields: Partial<Candidate> = {}): Candidate => ({
  ...{ member: { id: name, name }, position: null, conflicts: [], skills: [] },
  ...{ cost_minor: 20_000, planned_min: 600, cap_min: 2400, ...fields },
});

const ranked = (...candidates: Candidate[]) =>
  rankSuggestions(candidates, { minutes: 480, needs_skills: true }).map(
    ({ member, reasons }) => `${member.name}: ${reasons.join(', ')}`,
  );

test('free people come first, the cheapest of them before the least loaded, each with the reasons', () => {
  expect(
    ranked(
      somebody('Ann', { conflicts: [because('rest')], cost_minor: 100 }),
      somebody('Bo', { planned_min: 0 }),
      somebody('Cy', { cost_minor: 15_000 }),
      somebody('Di', { cost_minor: null }),
    ),
  ).toEqual([
    'Cy: free, skilled, cheapest',
    'Bo: free, skilled, least-loaded',
    'Di: free, skilled',
    'Ann: skilled',
  ]);
});

test('what is in the way is weighed: hours before rest, a skill before a time that is taken', () => {
  expect(
    ranked(
      somebody('Ann', { conflicts: [because('overlap')] }),
      somebody('Bo', { conflicts: [because('skill-missing', { skill: 'Crane' })] }),
      somebody('Cy', { conflicts: [because('rest'), because('week')] }),
      somebody('Di', { conflicts: [because('week')] }),
      somebody('Ed', { conflicts: [because('rest')] }),
    ),
  ).toEqual(['Di: skilled', 'Ed: skilled', 'Cy: skilled', 'Bo: ', 'Ann: skilled']);
});

test('nobody is suggested whom no rank may plan', () => {
  expect(ranked(somebody('Ann', { conflicts: [because('stranger', { final: true })] }))).toEqual([]);
});

test('the load is a share of what somebody works a week', () => {
  expect(
    ranked(
      somebody('Ann', { planned_min: 0, cap_min: 960 }),
      somebody('Bo', { planned_min: 480, cap_min: 2400 }),
    ),
  ).toEqual(['Bo: free, skilled, least-loaded', 'Ann: free, skilled']);
});

test('the order is the same however the list comes', () => {
  const candidate = fc
    .record({ id: fc.uuid(), cost: fc.option(fc.integer({ min: 0, max: 3 })), planned: fc.nat(2) })
    .map(({ id, cost, planned }) => ({
      ...somebody('Same name', { cost_minor: cost, planned_min: planned }),
      member: { id, name: 'Same name' },
    }));
  fc.assert(
    fc.property(fc.uniqueArray(candidate, { selector: ({ member }) => member.id }), (list) => {
      const ids = (of: Candidate[]) =>
        rankSuggestions(of, { minutes: 60, needs_skills: false }).map(({ member }) => member.id);
      expect(ids(list.toReversed())).toEqual(ids(list));
    }),
  );
});
