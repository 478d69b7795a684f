import { expect, test } from 'vitest';
import { mentionToken, piecesOf } from '#contract/comments/mentions.ts';
import { bodyOf, NOTHING_WRITTEN, typedMention, withMention, writtenOf } from './mention-text.ts';

const ANN = { id: '0190be0c-00a1-7000-8000-000000000001', name: 'Ann Lee' };
const NAMESAKE = { id: '0190be0c-00a1-7000-8000-000000000002', name: 'Ann Lee' };
const end = (text: string) => typedMention(text, text.length);

test.each([
  ['@', { from: 0, q: '' }],
  ['Hi @an', { from: 3, q: 'an' }],
  ['Hi (@Ann L', { from: 4, q: 'Ann L' }],
  ['a@example', undefined],
  ['@ nobody', undefined],
  ['@one\nmore', undefined],
  ['@Ann told me that it rains', undefined],
])('of %j is being typed %j', (text, typed) => {
  expect(end(text)).toEqual(typed);
});

test('somebody chosen takes the place of what was typed, and the caret goes behind them', () => {
  const text = 'Ask @an please';
  const made = withMention({ text, people: [] }, { from: 4, q: 'an' }, 7, ANN);
  expect(made).toMatchObject({ text: 'Ask @Ann Lee please', caret: 13 });
  expect(bodyOf(made, mentionToken)).toBe(`Ask ${mentionToken(ANN.id)} please`);
});

test('namesakes stay apart', () => {
  const first = withMention({ ...NOTHING_WRITTEN, text: '@' }, { from: 0, q: '' }, 1, ANN);
  const both = withMention({ ...first, text: `${first.text}@` }, { from: 9, q: '' }, 10, NAMESAKE);
  expect(both.text).toBe('@Ann Lee @Ann Lee (2) ');
  expect(bodyOf(both, mentionToken)).toBe(`${mentionToken(ANN.id)} ${mentionToken(NAMESAKE.id)}`);
});

test('a name that was changed by hand mentions nobody', () => {
  const people = [{ ...ANN, label: 'Ann Lee' }];
  expect(bodyOf({ text: '@Ann Leeds and @Ann', people }, mentionToken)).toBe('@Ann Leeds and @Ann');
});

test('what was sent is written again as it was', () => {
  const body = `${mentionToken(ANN.id)}: ask ${mentionToken(NAMESAKE.id)}`;
  const written = writtenOf(piecesOf(body), [ANN, NAMESAKE]);
  expect(written.text).toBe('@Ann Lee: ask @Ann Lee (2)');
  expect(bodyOf(written, mentionToken)).toBe(body);
});
