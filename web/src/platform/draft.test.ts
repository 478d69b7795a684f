import { expect, test } from 'vitest';
import { draftFrom } from './draft.ts';

const initial = { name: '', tags: [''] };

test('a kept draft comes back', () => {
  expect(draftFrom('{"tags":["a"],"name":"Half"}', initial)).toEqual({ name: 'Half', tags: ['a'] });
});

test.each([null, '', 'nonsense', 'null', '[]', '{"name":"of an older form"}'])(
  '%j is no draft of this form',
  (text) => {
    expect(draftFrom(text, initial)).toBeUndefined();
  },
);
