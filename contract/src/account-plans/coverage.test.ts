import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coveragePct, KNOWN_COVERAGE, singleThread } from './coverage.ts';

const ID = '01990000-0000-7000-8000-00000000000';
const covered = fc.record({
  coverage: fc.integer({ min: 0, max: 4 }),
  influence: fc.integer({ min: 1, max: 5 }),
});
const somebody = (
  name: string,
  coverage: number,
  { owner = null, left_at = null }: { owner?: string | null; left_at?: string | null } = {},
) => ({
  contact: { id: `${ID}1`, name, title: null, left_at },
  coverage,
  owner: owner === null ? null : { id: `${ID}${owner.length}`, name: owner },
});

/** Two hundred of one coverage but for one. */
const crowd = (coverage: number, but: number) => [
  ...Array.from({ length: 199 }, () => ({ coverage, influence: 5 })),
  { coverage: but, influence: 1 },
];

test('coverage is weighted by influence', () => {
  expect(coveragePct([])).toBeNull();
  expect(
    coveragePct([
      { influence: 5, coverage: 4 },
      { influence: 1, coverage: 0 },
    ]),
  ).toBe(83);
});

test('coverage lies between nobody and everybody known, however influence is spread', () => {
  fc.assert(
    fc.property(fc.array(covered, { minLength: 1, maxLength: 200 }), (all) => {
      const pct = coveragePct(all) ?? Number.NaN;
      expect(Number.isInteger(pct)).toBe(true);
      expect(pct).toBeGreaterThanOrEqual(Math.min(...all.map(({ coverage }) => coverage)) * 25);
      expect(pct).toBeLessThanOrEqual(Math.max(...all.map(({ coverage }) => coverage)) * 25);
    }),
  );
});

test('all is only said of all, and nothing only of nobody', () => {
  fc.assert(
    fc.property(fc.array(covered, { minLength: 1, maxLength: 200 }), (all) => {
      expect(coveragePct(all) === 100).toBe(all.every(({ coverage }) => coverage === 4));
      expect(coveragePct(all) === 0).toBe(all.every(({ coverage }) => coverage === 0));
    }),
    { examples: [[crowd(4, 3)], [crowd(0, 1)]] },
  );
});

test('knowing somebody better never covers less', () => {
  fc.assert(
    fc.property(fc.array(covered, { minLength: 1, maxLength: 30 }), fc.nat(), (all, at) => {
      const better = all.map((one, index) =>
        index === at % all.length ? { ...one, coverage: Math.min(4, one.coverage + 1) } : one,
      );
      expect(coveragePct(better)).toBeGreaterThanOrEqual(coveragePct(all) ?? 0);
    }),
  );
});

test('an account of whom nobody is known hangs on nobody; one without stakeholders says nothing', () => {
  expect(singleThread([])).toBeNull();
  expect(singleThread([somebody('Dana', KNOWN_COVERAGE - 1)])).toEqual({ on: 'nobody', name: null });
});

test('an account hangs on the one person who is known there', () => {
  const known = [somebody('Dana', KNOWN_COVERAGE, { owner: 'Sofia' }), somebody('Paul', 0)];
  expect(singleThread(known)).toEqual({ on: 'contact', name: 'Dana' });
});

test('an account hangs on the one of us who knows everybody, and on nobody of us where others, or nobody yet, look after some', () => {
  const mine = [somebody('Dana', 4, { owner: 'Sofia' }), somebody('Kofi', 3, { owner: 'Sofia' })];
  expect(singleThread(mine)).toEqual({ on: 'owner', name: 'Sofia' });
  expect(singleThread([...mine, somebody('Ines', 2, { owner: 'Mo' })])).toBeNull();
  expect(singleThread([...mine, somebody('Ines', 2)])).toBeNull();
  expect(singleThread([...mine, somebody('Ines', 1, { owner: 'Mo' })])).toMatchObject({ on: 'owner' });
});

test('who has left holds no account', () => {
  const [dana, kofi] = [somebody('Dana', 4), somebody('Kofi', 4, { left_at: '2026-03-01' })];
  expect(singleThread([dana, kofi])).toEqual({ on: 'contact', name: 'Dana' });
  expect(singleThread([kofi])).toBeNull();
});
