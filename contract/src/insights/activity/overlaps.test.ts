import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TimeRow } from '../detecting.ts';
import { entryOf, findOf, hoursOn, numberIn } from '../trials/time.ts';
import { overlaps } from './overlaps.ts';

const DAY = '2026-03-03';

test('two entries that share half an hour are told, with both of them and the list that shows them', () => {
  const [one, other] = [entryOf(DAY, '09:00', '10:30'), entryOf(DAY, '10:00', '11:00')];
  const [found, ...rest] = findOf(overlaps, [one, other]);
  expect(rest).toEqual([]);
  expect(found).toMatchObject({ kind: 'time-overlapping', severity: 'medium', count: 1, weight: 1_800 });
  expect(found?.rows).toMatchObject([{ id: other.id, day: DAY }]);
  expect(found?.rows[0]?.values).toContainEqual({
    code: 'other-entry',
    is: { unit: 'reference', value: { type: 'entry', id: one.id, name: 'Quay' } },
  });
  const search = new URL(found?.rows[0]?.link ?? '', 'http://muster').searchParams;
  expect(Object.fromEntries(search)).toEqual({
    ...{ kind: 'time', from: DAY, to: DAY, member_id: found?.subject.id },
  });
});

test('entries that touch, and entries without a start, share nothing', () => {
  expect(
    findOf(overlaps, [entryOf(DAY, '09:00', '10:00'), entryOf(DAY, '10:00', '11:00'), hoursOn(DAY, 8)]),
  ).toEqual([]);
});

test('what goes on after midnight overlaps with what begins the next day, also of another month', () => {
  const [found] = findOf(overlaps, [
    entryOf('2026-01-31', '23:00', '01:00'),
    entryOf('2026-02-01', '00:30', '02:00'),
  ]);
  expect(found).toMatchObject({ weight: 1_800, days: { from: '2026-02-01', to: '2026-02-01' } });
});

test('the hour that a clock sets back is no overlap, since instants are compared', () => {
  // Both begin at half past one by the wall: before and after the clock was set back in Berlin.
  const before = entryOf('2026-10-25', '00:30', '01:00', { start_min: 150 });
  const after = entryOf('2026-10-25', '01:30', '02:00', { start_min: 150 });
  expect(findOf(overlaps, [before, after], { from: '2026-10-01', to: '2026-10-31' })).toEqual([]);
});

test('where overlaps are allowed they are a hint', () => {
  const rows = [entryOf(DAY, '09:00', '12:00'), entryOf(DAY, '09:00', '12:00')];
  const [found] = findOf(overlaps, rows, { allow_overlap: true });
  expect(found).toMatchObject({ severity: 'low', confidence: { pct: 50, reason: 'overlap-allowed' } });
});

test('hundreds of pairs are one finding that counts them all and shows the worst twenty', () => {
  const rows = Array.from({ length: 30 }, (_, at) =>
    entryOf(DAY, '09:00', `10:${String(at).padStart(2, '0')}`),
  );
  const [found] = findOf(overlaps, rows);
  expect(found).toMatchObject({ count: 435, severity: 'high' });
  expect(found?.rows).toHaveLength(20);
  expect(found && numberIn(found, 'longest')).toBe(3_600 + 28 * 60);
});

/** Every two against every two. */
const pairsOf = (rows: readonly TimeRow[]): number[] =>
  rows.flatMap((one, at) =>
    rows.slice(at + 1).flatMap((other) => {
      const [ends, starts] = [
        [one.ended_s, other.ended_s],
        [one.started_s, other.started_s],
      ];
      const shared = Math.min(...ends.map(Number)) - Math.max(...starts.map(Number));
      return shared > 0 ? [shared] : [];
    }),
  );

const entry = fc
  .tuple(
    fc.integer({ min: 1, max: 28 }),
    fc.integer({ min: 0, max: 1_439 }),
    fc.integer({ min: 1, max: 1_440 }),
  )
  .map(([day, start_min, minutes]) => {
    const row = entryOf(`2026-03-${String(day).padStart(2, '0')}`, '00:00', '00:01');
    const started_s = (row.started_s ?? 0) + start_min * 60;
    return { ...row, started_s, ended_s: started_s + minutes * 60, start_min, seconds: minutes * 60 };
  });

test('whatever entries there are, pairs and seconds are those of comparing every two', () => {
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 40 }), (rows) => {
      const pairs = pairsOf(rows);
      const [found] = findOf(overlaps, rows);
      expect(found?.count ?? 0).toBe(pairs.length);
      expect(found?.weight ?? 0).toBe(pairs.reduce((sum, one) => sum + one, 0));
    }),
  );
});
