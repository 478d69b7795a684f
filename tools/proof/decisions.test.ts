import { expect, test } from 'vitest';
import { compareDecisions } from './decisions.ts';

test('20 000 random questions are decided exactly as casbin decides them over the published model', async () => {
  const { decisions, allowed, different } = await compareDecisions(20_000);
  expect(different).toEqual([]);
  expect(decisions).toBeGreaterThanOrEqual(20_000);
  expect(allowed).toBeGreaterThan(decisions / 20);
}, 120_000);
