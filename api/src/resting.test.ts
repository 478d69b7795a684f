import { getHeapStatistics } from 'node:v8';
import { expect, test } from 'vitest';
import { collector } from './platform/collecting.ts';
import { watchRest } from './resting.ts';

const MB = 2 ** 20;

/** A process that is told what it used and holds; giving back leaves 60 MB. */
const pretend = () => {
  const state = { used: 0, held: 160 * MB, given: 0 };
  const look = watchRest({
    used: () => state.used,
    held: () => state.held,
    giveBack: () => {
      state.given += 1;
      state.held = 60 * MB;
    },
  });
  return { state, look };
};

test('what the start and a burst have left is given back, but not while the server is busy', () => {
  const { state, look } = pretend();
  expect(state).toEqual({ used: 0, held: 60 * MB, given: 1 });
  state.held = 400 * MB;
  for (let turn = 0; turn < 5; turn += 1) {
    state.used += 2_000_000;
    look();
  }
  expect(state.given).toBe(1);
  state.used += 100_000;
  look();
  expect(state).toMatchObject({ given: 2, held: 60 * MB });
});

test('a server that rests is left alone until much has come together again', () => {
  const { state, look } = pretend();
  look();
  state.held += 31 * MB;
  look();
  look();
  expect(state.given).toBe(1);
  state.held += MB;
  look();
  expect(state.given).toBe(2);
});

test('what nobody uses any more goes back to the machine', () => {
  const giveBack = collector();
  let kept: object[][] | null = Array.from({ length: 60 }, () =>
    Array.from({ length: 20_000 }, (_, at) => ({ at })),
  );
  const held = () => getHeapStatistics().total_heap_size;
  giveBack();
  const before = held();
  expect(kept.length).toBe(60);
  kept = null;
  giveBack();
  expect(before - held()).toBeGreaterThan(20 * MB);
});
