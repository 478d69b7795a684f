import fc from 'fast-check';
import { expect, test } from 'vitest';
import { progressPct } from './progress.ts';

const objective = (fields: Partial<Parameters<typeof progressPct>[0]>) => ({
  ...{ baseline: null, target: null, current: null, status: 'on_track' as const },
  ...fields,
});
/** What `figure` of the contract lets through, with four places. */
const figure = fc
  .bigInt({ min: -999_999_999_999_9999n, max: 999_999_999_999_9999n })
  .map((tenThousandths) => {
    const digits = (tenThousandths < 0n ? -tenThousandths : tenThousandths).toString().padStart(5, '0');
    const text = `${digits.slice(0, -4)}.${digits.slice(-4)}`;
    return { tenThousandths, text: tenThousandths < 0n ? `-${text}` : text };
  });

test.each([
  [{ baseline: '0', target: '5', current: '2' }, 40],
  [{ baseline: '31', target: '50', current: '45' }, 73],
  [{ baseline: '7.1', target: '2', current: '5.4' }, 33],
  [{ baseline: '7.1', target: '2', current: '1.4' }, 100],
  [{ baseline: '7.1', target: '2', current: '8' }, 0],
  [{ target: '4', current: '1' }, 25],
  [{ baseline: '-10', target: '10', current: '0' }, 50],
])('the way of %j is %i percent done', (fields, pct) => {
  expect(progressPct(objective(fields))).toBe(pct);
});

test('what has no target, no figure yet, or no way to go isn’t measured, unless it is achieved', () => {
  expect(progressPct(objective({ baseline: '1', current: '2' }))).toBeNull();
  expect(progressPct(objective({ baseline: '1', target: '2' }))).toBeNull();
  expect(progressPct(objective({ baseline: '2', target: '2', current: '1' }))).toBeNull();
  expect(progressPct(objective({ target: '0', current: '1' }))).toBeNull();
  expect(progressPct(objective({ baseline: '2', target: '2.0', current: '1', status: 'achieved' }))).toBe(
    100,
  );
});

test('progress is exact, and the end of the way is only said of who is there', () => {
  fc.assert(
    fc.property(figure, figure, figure, (baseline, target, current) => {
      fc.pre(baseline.tenThousandths !== target.tenThousandths);
      const way = target.tenThousandths - baseline.tenThousandths;
      const gone = current.tenThousandths - baseline.tenThousandths;
      const signed = way < 0n ? -gone : gone;
      const length = way < 0n ? -way : way;
      const exact = signed <= 0n ? 0n : signed >= length ? 100n : (signed * 100n) / length;
      const [from, to, now] = [baseline.text, target.text, current.text];
      expect(progressPct(objective({ baseline: from, target: to, current: now }))).toBe(Number(exact));
    }),
  );
});
