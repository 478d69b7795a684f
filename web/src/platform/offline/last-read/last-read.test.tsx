import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { organizationCalled, signedInAs } from '../../../app/fixtures.tsx';
import { currentUser, myOrganizations } from '../../person.ts';
import { session } from '../../session/current-session.ts';
import { deviceStore } from '../../storage.ts';
import { keepReading, WRITTEN_AFTER_MS } from './keep-reads.ts';
import { readMarker } from './marker.ts';
import { forgetOldReads, KEPT_MS, keepReads, keptReads, MOST_KEPT } from './read-store.ts';
import { beginRestore, forgetReads } from './restore-reads.ts';

const rowsOf = (organization: string) => ['projects', organization, '/projects', null, null];
const stops: (() => void)[] = [];

beforeEach(async () => {
  await forgetReads();
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.restoreAllMocks();
});

/** A browser in which Ada works in organization A and reads are kept. */
const reading = () => {
  const client = signedInAs({
    organizations: [organizationCalled('A'), organizationCalled('B')],
    current: 'A',
  });
  const stop = keepReading(client, () => session().holder());
  stops.push(stop);
  return { client, stop };
};
const kept = () => expect.poll(readMarker).not.toBeNull();
const restored = async (holder = 'ada') => {
  const client = new QueryClient();
  const marker = readMarker();
  if (marker) await beginRestore(marker)(client, holder);
  return client;
};

test('what was read is there after a restart, for the person and the organization they work in, and counts as stale', async () => {
  const { client } = reading();
  client.setQueryData(rowsOf('a'), ['Harbour']);
  client.setQueryData(rowsOf('b'), ['Depot']);
  await kept();
  sessionStorage.clear();
  const later = await restored();
  expect(later.getQueryData(currentUser.queryKey)).toMatchObject({ name: 'Ada' });
  expect(later.getQueryData(rowsOf('a'))).toEqual(['Harbour']);
  expect(later.getQueryState(rowsOf('a'))?.isInvalidated).toBe(true);
  expect(later.getQueryData(rowsOf('b'))).toBeUndefined();
  sessionStorage.setItem('organization', 'b');
  const other = await restored();
  expect([other.getQueryData(rowsOf('a')), other.getQueryData(rowsOf('b'))]).toEqual([undefined, ['Depot']]);
});

test('the newest answer is the one that is kept', async () => {
  const { client } = reading();
  client.setQueryData(rowsOf('a'), ['Harbour']);
  await kept();
  client.setQueryData(rowsOf('a'), ['Harbour', 'Quay']);
  await expect.poll(async () => (await restored()).getQueryData(rowsOf('a'))).toEqual(['Harbour', 'Quay']);
});

test('somebody else finds nothing of it, and it is gone from the device', async () => {
  const { client } = reading();
  client.setQueryData(rowsOf('a'), ['Harbour']);
  await kept();
  const grace = await restored('grace');
  expect(grace.getQueryCache().getAll()).toEqual([]);
  expect([readMarker(), await keptReads('ada', 'a'), await keptReads('ada', null)]).toEqual([null, [], []]);
});

test('what was read of an organization goes when the person is in it no more, and isn’t kept again', async () => {
  const { client } = reading();
  client.setQueryData(rowsOf('a'), ['Harbour']);
  client.setQueryData(rowsOf('b'), ['Depot']);
  await expect.poll(() => keptReads('ada', 'b')).toHaveLength(1);
  client.setQueryData(rowsOf('b'), ['Depot', 'Yard']);
  client.setQueryData(myOrganizations.queryKey, [organizationCalled('A')]);
  await expect.poll(() => keptReads('ada', 'b')).toEqual([]);
  client.setQueryData(rowsOf('a'), ['Harbour', 'Quay']);
  await expect
    .poll(async () => (await keptReads('ada', 'a')).map(({ state }) => state.data))
    .toEqual([['Harbour', 'Quay']]);
  expect([await keptReads('ada', 'b'), (await keptReads('ada', null)).length > 0]).toEqual([[], true]);
});

test('what a build with another contract kept is thrown away', async () => {
  const { client, stop } = reading();
  client.setQueryData(rowsOf('a'), ['Harbour']);
  await kept();
  stop();
  deviceStore.write('last-read', 'older\nada');
  expect((await restored()).getQueryCache().getAll()).toEqual([]);
  expect([readMarker(), await keptReads('ada', 'a')]).toEqual([null, []]);
});

test('nothing is written any more for somebody who is signing out', async () => {
  const { client } = reading();
  await kept();
  await forgetReads();
  vi.spyOn(session(), 'holder').mockReturnValue(null);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  client.setQueryData(rowsOf('a'), ['Harbour']);
  await vi.advanceTimersByTimeAsync(WRITTEN_AFTER_MS);
  vi.useRealTimers();
  expect([readMarker(), await keptReads('ada', 'a')]).toEqual([null, []]);
});

test('of a list that was read page after page the first page is kept', async () => {
  const { client } = reading();
  await client.fetchInfiniteQuery({
    queryKey: rowsOf('a'),
    queryFn: ({ pageParam }) => [`page ${pageParam}`],
    initialPageParam: 1,
    getNextPageParam: (_, pages) => pages.length + 1,
    pages: 3,
  });
  await kept();
  const data = { pages: [['page 1']], pageParams: [1] };
  await expect.poll(async () => (await restored()).getQueryData(rowsOf('a'))).toEqual(data);
});

test(`the ${MOST_KEPT} newest reads are kept, for 14 days`, async () => {
  expect(KEPT_MS).toBe(14 * 24 * 60 * 60_000);
  const { client, stop } = reading();
  await kept();
  stop();
  const [like] = await keptReads('ada', null);
  if (!like) throw new Error('Nothing is kept.');
  const at = (number: number, dataUpdatedAt: number) => ({
    ...like,
    queryKey: [...rowsOf('a'), number],
    queryHash: `${number}`,
    state: { ...like.state, dataUpdatedAt },
  });
  const now = Date.now();
  await keepReads('ada', [
    at(-1, now - KEPT_MS - 1),
    ...Array.from({ length: MOST_KEPT + 20 }, (_, number) => at(number, now + number)),
  ]);
  await forgetOldReads('ada');
  const left = await keptReads('ada', 'a');
  expect(left.length).toBe(MOST_KEPT);
  expect(left.some(({ queryHash }) => queryHash === '0')).toBe(false);
  expect(client).toBeDefined();
});
