import { expect, test } from 'vitest';
import { catalogue, messages } from './messages.ts';

const texts = {
  saved: 'Saved {{name}} of {{total}}',
  rows_one: '{{count}} row',
  rows_other: '{{count}} rows',
  plain: 'Just words',
} as const;
const t = messages('test', texts);

test('values fill the placeholders', () => {
  expect(t('saved', { name: 'A & B', total: 3 })).toBe('Saved A & B of 3');
  expect(t('plain')).toBe('Just words');
});

test('a count chooses between one and many', () => {
  expect([0, 1, 2].map((count) => t('rows', { count }))).toEqual(['0 rows', '1 row', '2 rows']);
});

test('another language takes the place of the English texts', () => {
  catalogue.set('test', { ...texts, plain: 'Nur Worte' });
  expect(t('plain')).toBe('Nur Worte');
});
