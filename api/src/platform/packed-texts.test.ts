import { expect, test } from 'vitest';
import { PackedTexts } from './packed-texts.ts';

test('texts come back as they were, in their order, in parts of a few hundred thousand characters', () => {
  const texts = Array.from({ length: 9_000 }, (_, at) =>
    JSON.stringify({ at, note: `Zürich\n“${at}”`, more: '·'.repeat(60) }),
  );
  const packed = new PackedTexts();
  for (const text of texts) packed.add(text);
  const parts = [...packed.some()];
  expect(parts.flat()).toEqual(texts);
  expect(parts.length).toBeGreaterThan(2);
  expect([...packed.some()].flat()).toEqual(texts);
});

test('nothing comes back of nothing', () => {
  expect([...new PackedTexts().some()]).toEqual([]);
});
