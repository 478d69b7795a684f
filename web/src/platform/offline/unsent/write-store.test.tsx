import { beforeEach, expect, test, vi } from 'vitest';
import type { Carried } from './carried.ts';
import { withWrite } from './queued-write.ts';
import { changeWrites, forgetWrites, storedBytes, storedWrites } from './write-store.ts';

const TO = { method: 'POST', path: '/logs/files' } as const;

const carrying = (...names: string[]): Carried => ({
  to: TO,
  at: 'files',
  files: names.map((name) => ({
    ...{ kept: name, key: name, name, type: 'image/png' },
    ...{ bytes: 3, isHere: true, id: null },
  })),
});

/** An entry with photos that waits, each of as many bytes as its name has letters. */
const keep = (username: string, organization: string, subject: string, ...names: string[]) =>
  changeWrites(
    username,
    (writes) =>
      withWrite(writes, {
        ...{ endpoint: TO, organization, subject, title: subject, href: '/', input: {} },
        carries: carrying(...names),
      }),
    names.map((name) => [name, new ArrayBuffer(name.length)] as const),
  );

const bytes = async (username: string, ...names: string[]) =>
  (await Promise.all(names.map((name) => storedBytes(username, name)))).map((found) => found?.byteLength);

beforeEach(async () => {
  for (const username of ['ada', 'bob', 'ada2']) await forgetWrites(username);
});

test('the photos of an entry that is given up go with it; those of another organization’s entries stay', async () => {
  await keep('ada', 'north', 'seal', 'one', 'three');
  await keep('ada', 'south', 'fence', 'four');
  await changeWrites('ada', (writes) => writes.filter(({ organization }) => organization !== 'north'));
  expect(await bytes('ada', 'one', 'three', 'four')).toEqual([undefined, undefined, 4]);
  expect((await storedWrites('ada')).map(({ subject }) => subject)).toEqual(['fence']);
});

test('a photo that an entry is sent without goes at once', async () => {
  await keep('ada', 'north', 'seal', 'one', 'three');
  await changeWrites('ada', (writes) => writes.map((write) => ({ ...write, carries: carrying('three') })));
  expect(await bytes('ada', 'one', 'three')).toEqual([undefined, 5]);
});

test('whoever is forgotten leaves no photos of any organization behind, and another person’s stay', async () => {
  await keep('ada', 'north', 'seal', 'one');
  await keep('ada', 'south', 'fence', 'four');
  for (const other of ['bob', 'ada2']) await keep(other, 'north', 'gate', 'three');
  await forgetWrites('ada');
  expect([await storedWrites('ada'), ...(await bytes('ada', 'one', 'four'))]).toEqual([
    [],
    undefined,
    undefined,
  ]);
  for (const other of ['bob', 'ada2'])
    expect([(await storedWrites(other)).length, ...(await bytes(other, 'three'))]).toEqual([1, 5]);
});

test('where there is no room for a photo neither it nor its entry is kept, and why is told', async () => {
  await keep('ada', 'north', 'seal', 'one');
  const noRoom = new DOMException('No room.', 'QuotaExceededError');
  const put = vi.spyOn(IDBObjectStore.prototype, 'put');
  put.mockImplementation(() => {
    throw noRoom;
  });
  await expect(keep('ada', 'north', 'fence', 'four')).rejects.toBe(noRoom);
  put.mockRestore();
  expect((await storedWrites('ada')).map(({ subject }) => subject)).toEqual(['seal']);
  expect(await bytes('ada', 'one', 'four')).toEqual([3, undefined]);
});
