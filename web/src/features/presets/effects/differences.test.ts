import { expect, test } from 'vitest';
import { differencesOf, linesBetween } from './differences.ts';

const saying = (payload: Record<string, unknown>, locked: string[] = []) => ({ payload, locked });
const signs = (before: string[], now: string[]) =>
  linesBetween(before, now).map(
    ({ text, sign }) => `${sign === 'kept' ? ' ' : sign === 'added' ? '+' : '-'}${text}`,
  );

test('lines that both have stay where they are, the others went or came', () => {
  expect(signs(['a', 'b', 'c'], ['a', 'x', 'c', 'd'])).toEqual([' a', '-b', '+x', ' c', '+d']);
  expect(signs(['a', 'a'], ['a'])).toEqual([' a', '-a']);
  expect(signs([], ['a'])).toEqual(['+a']);
  expect(signs(['b', 'a'], ['a', 'b'])).toHaveLength(3);
});

test('only what differs is told, in the order of the form, in words', () => {
  const found = differencesOf(
    'project',
    saying({ hard_cap: true, priority: 'high', alert_pcts: [50] }),
    saying({ priority: 'high', alert_pcts: [50, 90], type: 'internal' }, ['/priority']),
  );
  expect(found.map(({ label, lock, lines }) => [label, lock, lines.map(({ text }) => text)])).toEqual([
    ['Type', null, ['Internal']],
    ['Priority', 'locked', []],
    ['Hard cap', null, ['Yes']],
    ['Budget alerts', null, ['50 %', '50 %, 90 %']],
  ]);
});

test('a first revision says all that it says', () => {
  const [first, second] = differencesOf(
    'calculator',
    null,
    saying({ tax_pct: '20', target: { margin_pct: null } }),
  );
  expect(first?.lines).toEqual([{ text: '20 %', sign: 'added' }]);
  expect(second).toMatchObject({ path: '/target/margin_pct', lines: [{ text: 'no target', sign: 'added' }] });
});
