import { expect, test } from 'vitest';
import { emptyInputs } from '../calculator/from-preset.ts';
import { dealsheetContent } from './content.ts';
import { contentOfScenario } from './from-scenario.ts';

const INPUTS = { ...emptyInputs({ currency: 'GBP', rate_day: '2026-03-02' }), tax_pct: '20' };
const assumed = (assumptions: string) => contentOfScenario({ ...INPUTS, assumptions }).assumptions;

test('a scenario becomes what a dealsheet offers, its assumptions line by line', () => {
  const content = contentOfScenario({ ...INPUTS, assumptions: 'Two gates\n\n  No dogs ' });
  expect(dealsheetContent.parse(content)).toEqual(content);
  expect(content).toMatchObject({ tax_pct: '20', assumptions: ['Two gates', 'No dogs'], expenses: [] });
});

test('assumptions that are too long or too many for a dealsheet are all there', () => {
  const long = Array.from({ length: 150 }, (_, at) => `word${at}`).join(' ');
  const pieces = assumed(long);
  expect(pieces.join(' ')).toBe(long);
  expect(pieces.every(({ length }) => length <= 500)).toBe(true);
  const many = Array.from({ length: 900 }, (_, at) => `Line ${at}`);
  expect(assumed(many.join('\n')).length).toBeLessThanOrEqual(50);
  expect(assumed(many.join('\n')).join(' ')).toBe(many.join(' '));
  expect(assumed('x'.repeat(10_000))).toHaveLength(20);
});
