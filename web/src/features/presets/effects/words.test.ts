import { expect, test } from 'vitest';
import type { PresetKind } from '#contract/presets/states.ts';
import { fieldsOf } from './kinds/sections.ts';
import { skillOf, wordsOf } from './words.ts';

const inWords = (kind: PresetKind, path: string, value: unknown) =>
  fieldsOf(kind)
    .filter((placed) => placed.path === path)
    .flatMap(({ field }) => wordsOf(field, value));

test('a row is a line: its name first, its figures with their units, and nothing of what it leaves open', () => {
  const line = {
    name: 'Guard',
    service_code: 'GUARD',
    role: null,
    quantity: '40',
    unit: 'hour',
    phase: null,
  };
  expect(inWords('calculator', '/lines', [line])).toEqual(['Guard · GUARD · 40 hours']);
  const shift = {
    ...{ weekday: 0, start: '22:00', end: '06:00', break_min: 45, headcount: 2, site: null, note: '' },
    ...{ role: 'Lead', service_code: null, skills: [{ skill: 'First aid', level: 2 }] },
  };
  expect(inWords('roster', '/shifts', [shift])).toEqual([
    'Sunday · 22:00–06:00 · 45 min of break · 2 places · Lead · First aid 2',
  ]);
});

test('one of something is called so', () => {
  const line = { name: 'Start', service_code: null, role: null, unit: 'piece', phase: null };
  expect(inWords('calculator', '/lines', [{ ...line, quantity: '1' }])).toEqual(['Start · 1 piece']);
  expect(inWords('calculator', '/lines', [{ ...line, quantity: '1.5' }])).toEqual(['Start · 1.5 pieces']);
  expect(inWords('ops_log', '/follow_up_days', 1)).toEqual(['1 day later']);
  expect(inWords('account_plan', '/review_every_months', 1)).toEqual(['1 month']);
  const shift = { weekday: 1, start: '08:00', end: '16:00', break_min: 0, headcount: 1, role: 'Lead' };
  expect(inWords('roster', '/shifts', [shift])).toEqual([
    'Monday · 08:00–16:00 · 0 min of break · 1 place · Lead',
  ]);
});

test('what is said to be empty is said in words', () => {
  expect(inWords('ops_log', '/severity', null)).toEqual(['as it was chosen']);
  expect(inWords('ops_log', '/follow_up_days', 0)).toEqual(['0 days later']);
  expect(inWords('ops_log', '/tags', [])).toEqual(['Empty']);
  expect(inWords('project', '/milestones', [])).toEqual(['None']);
  expect(inWords('notification', '/message', 'One\nTwo')).toEqual(['One', 'Two']);
});

test('a skill is typed with its level, the least where there is none', () => {
  expect(skillOf('First aid 3')).toEqual({ skill: 'First aid', level: 3 });
  expect(skillOf('Class 7 forklift')).toEqual({ skill: 'Class 7 forklift', level: 1 });
});
