import { expect, test } from 'vitest';
import { mentionsIn, mentionToken, piecesOf, readable } from './mentions.ts';

const ANN = '0190be0c-00a1-7000-8000-000000000001';
const BEN = '0190be0c-00a1-7000-8000-000000000002';
const body = `${mentionToken(ANN)} and ${mentionToken(BEN.toUpperCase())}, ask ${mentionToken(ANN)}`;

test('a body mentions everybody once, in the order of its text', () => {
  expect(mentionsIn(body)).toEqual([ANN, BEN]);
  expect(mentionsIn('an <@address> of nobody, a@b.example')).toEqual([]);
});

test('a body comes apart into words and people', () => {
  expect(piecesOf(`Hi ${mentionToken(ANN)}!`)).toEqual([{ text: 'Hi ' }, { member_id: ANN }, { text: '!' }]);
  expect(piecesOf('')).toEqual([]);
});

test('a body is read with the names of today', () => {
  expect(readable(body, new Map([[ANN, 'Ann Lee']]))).toBe('@Ann Lee and @…, ask @Ann Lee');
});
