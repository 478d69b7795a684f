import { expect, test } from 'vitest';
import { cutFrames } from './frames.ts';

const message = (kind: string, content: string): Buffer => {
  const head = Buffer.from(`${kind}\0\0\0\0`);
  head.writeUInt32BE(content.length + 4, 1);
  return Buffer.concat([head, Buffer.from(content)]);
};

const SENT = Buffer.concat([
  message('1', ''),
  message('T', 'columns'),
  message('D', 'one'),
  message('D', ''),
  message('D', 'three'.repeat(100)),
  message('C', 'SELECT 3'),
  message('Z', 'I'),
  message('N', ''),
  message('D', 'of the next'),
]);

/** What was heard, kinds and contents in order, however many of them came in one piece. */
const heardOf = (chunks: readonly Buffer[]): string[] => {
  const heard: string[] = [];
  const hear = cutFrames({
    row: (bytes, from, to) => heard.push(`D${bytes.toString('latin1', from, to)}`),
    others: (bytes) => {
      for (let at = 0; at < bytes.length; at += 1 + bytes.readUInt32BE(at + 1))
        heard.push(bytes.toString('latin1', at, at + 1 + bytes.readUInt32BE(at + 1)));
    },
  });
  for (const chunk of chunks) hear(chunk);
  return heard;
};

const WHOLE = heardOf([SENT]);

test('rows and other messages are heard in their order', () => {
  expect(WHOLE.map(([kind]) => kind).join('')).toBe('1TDDDCZND');
  expect(WHOLE.slice(2, 5)).toEqual(['Done', 'D', `D${'three'.repeat(100)}`]);
});

test('wherever a chunk ends, the same is heard', () => {
  for (let at = 0; at <= SENT.length; at += 1)
    expect(heardOf([SENT.subarray(0, at), SENT.subarray(at)])).toEqual(WHOLE);
});

test.each([1, 2, 3, 5, 7, 64])('in chunks of %i bytes, the same is heard', (size) => {
  const chunks = Array.from({ length: Math.ceil(SENT.length / size) }, (_, at) =>
    SENT.subarray(at * size, (at + 1) * size),
  );
  expect(heardOf(chunks)).toEqual(WHOLE);
});
