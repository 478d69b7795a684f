import { expect, test } from 'vitest';
import { blankLine } from './line-verbs.ts';
import { withoutPasted, withPasted } from './pasted-lines.ts';

const linkOf = () => ({});
const line = (name: string) => ({ ...blankLine(), name });

test('a first row that names its columns says where each of them goes', () => {
  const table = [
    ['Quantity', 'Service or name', 'List rate'],
    ['12', 'Guard', '£1,045.50'],
  ];
  const { lines, pasted } = withPasted([], table, { at: 0, field: 'role', linkOf });
  expect(pasted).toBe(1);
  expect(lines[0]).toMatchObject({ name: 'Guard', quantity: '12', list_rate: '1045.50', role: null });
});

test('cells go to the right and down from where one stands, and leave what is beside them', () => {
  const given = [line('One'), line('Two'), line('Three')];
  const { lines } = withPasted(
    given,
    [
      ['5', 'days'],
      ['6', 'months'],
    ],
    { at: 1, field: 'quantity', linkOf },
  );
  expect(lines.map(({ name, quantity, unit }) => [name, quantity, unit])).toEqual([
    ['One', '1', 'hour'],
    ['Two', '5', 'day'],
    ['Three', '6', 'month'],
  ]);
});

test('what finds no room is counted', () => {
  const given = Array.from({ length: 499 }, (_, at) => line(`${at}`));
  const { lines, pasted, left } = withPasted(given, [['a'], ['b'], ['c']], {
    at: 499,
    field: 'name',
    linkOf,
  });
  expect([lines.length, pasted, left]).toEqual([500, 1, 2]);
});

test('what is no number stays as it stood, so that it can be mended', () => {
  const { lines } = withPasted([line('One')], [['about ten']], { at: 0, field: 'quantity', linkOf });
  expect(lines[0]?.quantity).toBe('about ten');
});

test('taking a paste back leaves what was typed elsewhere since', () => {
  const before = [line('One'), line('Two')];
  const { lines } = withPasted(before, [['5'], ['6']], { at: 1, field: 'quantity', linkOf });
  const now = lines.map((one) => (one.name === 'One' ? { ...one, quantity: '9' } : one));
  expect(withoutPasted(now, before, lines).map(({ name, quantity }) => [name, quantity])).toEqual([
    ['One', '9'],
    ['Two', '1'],
  ]);
});
