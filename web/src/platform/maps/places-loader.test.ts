import { expect, test } from 'vitest';
import { FIRST_RETRY_MS, makePlacesLoader, PLACES_RETRIES, type PlacesLibrary } from './places-loader.ts';

const library: PlacesLibrary = {
  AutocompleteSessionToken: class {},
  AutocompleteSuggestion: { fetchAutocompleteSuggestions: async () => ({ suggestions: [] }) },
};

/** A loader whose library doesn't come the first times; pauses pass at once and are written down. */
const open = (failures: number, key = 'a-key') => {
  const pauses: number[] = [];
  const keys: string[] = [];
  const loader = makePlacesLoader({
    key,
    fetch: async (asked) => {
      keys.push(asked);
      if (keys.length <= failures) throw new Error('blocked');
      return library;
    },
    pause: async (milliseconds) => void pauses.push(milliseconds),
  });
  const states: string[] = [];
  loader.subscribe(() => states.push(loader.state()));
  return { loader, pauses, keys, states };
};

test('the library comes after two failures, with pauses that grow', async () => {
  const { loader, pauses, keys, states } = open(2);
  expect(loader.state()).toBe('not-asked');
  expect(await loader.load()).toBe(library);
  expect(pauses).toEqual([FIRST_RETRY_MS, 2 * FIRST_RETRY_MS]);
  expect(keys).toEqual(['a-key', 'a-key', 'a-key']);
  expect(states).toEqual(['loading', 'ready']);
});

test('after 3 retries there is an error, and whoever asks again begins anew', async () => {
  expect(PLACES_RETRIES).toBe(3);
  const { loader, pauses, keys, states } = open(4);
  await expect(loader.load()).rejects.toThrow('The places library could not be loaded.');
  expect(keys).toHaveLength(4);
  expect(pauses).toEqual([1_000, 2_000, 4_000]);
  expect(states).toEqual(['loading', 'failed']);
  expect(await loader.load()).toBe(library);
  expect(loader.state()).toBe('ready');
});

test('however many ask at once, it is fetched once', async () => {
  const { loader, keys } = open(0);
  await Promise.all([loader.load(), loader.load()]);
  await loader.load();
  expect(keys).toHaveLength(1);
});

test('without a key nothing is fetched', async () => {
  const { loader, keys, states } = open(0, '');
  expect(loader.state()).toBe('not-configured');
  await expect(loader.load()).rejects.toThrow('No key for maps is configured.');
  expect(keys).toEqual([]);
  expect(states).toEqual([]);
});

test('a key that Google refuses is a failure', async () => {
  const { loader } = open(0);
  await loader.load();
  loader.refuse();
  expect(loader.state()).toBe('failed');
});
