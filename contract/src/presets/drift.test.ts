import fc from 'fast-check';
import { expect, test } from 'vitest';
import { driftOf, reapply } from './drift.ts';
import { isSameLeaf, leavesOf, payloadOf } from './leaves.ts';

const leaf = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null), fc.array(fc.string()));
const key = fc.oneof(
  fc.constantFrom('a', 'b/c', '~d', '__proto__', 'e~1'),
  fc.string({ minLength: 1, maxLength: 4 }),
);
/** Payloads of up to two levels; an empty object has no leaf, so that there is none. */
const payload = fc.dictionary(key, fc.oneof(leaf, fc.dictionary(key, leaf, { minKeys: 1, maxKeys: 3 })), {
  maxKeys: 5,
});

const applied = (said: object, locked: readonly string[] = []) => ({ payload: said, locked });
/** What something is once its steps were taken. */
const after = (current: object, steps: ReturnType<typeof reapply>) =>
  payloadOf(
    new Map([
      ...leavesOf(current),
      ...steps.flatMap(({ path, after: to, taken }) => (taken ? [[path, to] as const] : [])),
    ]),
  );

test('a payload is its leaves, whatever its keys are called', () => {
  fc.assert(
    fc.property(payload, (given) => {
      const again = payloadOf(leavesOf(given));
      expect(isSameLeaf(again, JSON.parse(JSON.stringify(given)))).toBe(true);
      expect([...leavesOf(again)]).toEqual([...leavesOf(given)]);
    }),
  );
  expect([...leavesOf({ 'a/b': { '~': [1] } }).keys()]).toEqual(['/a~1b/~0']);
});

test('what nothing was applied to becomes what the preset says, and keeps the rest', () => {
  fc.assert(
    fc.property(payload, payload, (next, current) => {
      fc.pre([...leavesOf(next).keys()].every((path) => isFree(path, current)));
      const now = after(current, reapply({ base: null, next: applied(next), current, take: [] }));
      expect(driftOf(applied(next), now)).toEqual([]);
      for (const [path, value] of leavesOf(current))
        if (!leavesOf(next).has(path)) expect(leavesOf(now).get(path)).toEqual(value);
    }),
  );
});

/** Whether a place is a leaf of both or of one alone: a form has a field there or a group of them, never now one and now the other. */
const isFree = (path: string, other: object): boolean =>
  [...leavesOf(other).keys()].every(
    (one) => one === path || !(one.startsWith(`${path}/`) || path.startsWith(`${one}/`)),
  );

const base = { tags: ['a'], priority: 'normal', target: { margin_pct: '20', price: null } };

test('a new revision changes what nobody touched, and leaves what was changed here', () => {
  const current = { ...base, tags: ['mine'], target: { margin_pct: '20', price: '5' } };
  const next = { ...base, tags: ['b'], priority: 'high', target: { margin_pct: '25', price: null } };
  const steps = reapply({ base: applied(base), next: applied(next), current, take: [] });
  expect(steps).toEqual([
    { path: '/tags', before: ['mine'], after: ['b'], reason: 'both', taken: false },
    { path: '/priority', before: 'normal', after: 'high', reason: 'followed', taken: true },
    { path: '/target/margin_pct', before: '20', after: '25', reason: 'followed', taken: true },
    { path: '/target/price', before: '5', after: null, reason: 'own', taken: false },
  ]);
  expect(after(current, steps)).toEqual({
    ...{ tags: ['mine'], priority: 'high', target: { margin_pct: '25', price: '5' } },
  });
});

test('what was changed here is given up where somebody says so, and where it is locked', () => {
  const current = { ...base, tags: ['mine'], priority: 'low' };
  const next = applied({ ...base, tags: ['b'] }, ['/priority']);
  const steps = reapply({ base: applied(base), next, current, take: ['/tags'] });
  expect(steps.map(({ path, reason, taken }) => [path, reason, taken])).toEqual([
    ['/tags', 'both', true],
    ['/priority', 'locked', true],
  ]);
  expect(driftOf(next, after(current, steps))).toEqual([]);
});

test('a field that a revision says for the first time is nobody’s to overwrite', () => {
  const next = applied({ ...base, currency: 'EUR' });
  const steps = reapply({ base: applied(base), next, current: { ...base, currency: 'GBP' }, take: [] });
  expect(steps).toEqual([{ path: '/currency', before: 'GBP', after: 'EUR', reason: 'both', taken: false }]);
});

test('what somebody leaves stays as it is, the first time as later, unless it is locked', () => {
  const current = { ...base, tags: ['mine'], priority: 'low' };
  const next = applied({ ...base, tags: ['b'], priority: 'high' }, ['/priority']);
  const [take, leave] = [[], ['/tags', '/priority']];
  expect(after(current, reapply({ base: null, next, current, take, leave }))).toEqual({
    ...{ ...base, tags: ['mine'], priority: 'high' },
  });
  const followed = reapply({ base: applied(base), next, current: base, take, leave });
  expect(after(base, followed)).toEqual({ ...base, priority: 'high' });
});

test('drift names what differs, what the preset says, and whether it may', () => {
  const current = { ...base, priority: 'low', target: { margin_pct: '19' } };
  expect(driftOf(applied(base, ['/priority']), current)).toEqual([
    { path: '/priority', preset: 'normal', current: 'low', locked: true },
    { path: '/target/margin_pct', preset: '20', current: '19', locked: false },
  ]);
});
