import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeProject } from '../../../test/factories/project.ts';
import { openTestStore, type TestStore } from '../../../test/s3-server.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';
import { s3Store } from './adapters/s3.ts';
import { fileDesk } from './fixtures/desk.ts';
import { officeFile, svgFile } from './fixtures/documents.ts';
import { moveAttachments } from './reactions/move-attachments.ts';
import { removeObjects } from './reactions/remove-objects.ts';
import { sweepAttachments } from './reactions/sweep-attachments.ts';

let store: TestStore;
let muster: TestServer;
let desk: ReturnType<typeof fileDesk>;
let orders: object[] = [];
beforeAll(async () => {
  store = await openTestStore();
  const jobs = {
    enqueue: async (_: unknown, queue: string, data: object) =>
      void (queue === 'attachment-moves' && orders.push(data)),
  };
  muster = await openTestServer({}, {}, jobs, {}, s3Store(store.settings));
  desk = fileDesk(muster, await makeProject(muster.database, muster.organization));
});
beforeEach(() => {
  orders = [];
  store.fail(null);
});
afterAll(async () => {
  await muster.close();
  await store.close();
});

const places = (settings = store.settings) => ({
  databases: muster.server.databases,
  files: s3Store(settings),
});
const send = async (name = 'a.txt', bytes: Buffer = Buffer.from('Hello')) =>
  (await desk.send(muster.organization.people.manager, name, bytes)).body;
const move = async (settings = store.settings) => {
  for (const order of orders) await moveAttachments(places(settings)).run(order);
};
const read = (id: string) => desk.read(muster.organization.people.manager, id);
const keyOf = (id: string) => `${muster.organization.id}/${id}`;
const stored = async (id: string) => {
  const [row] = await muster.database.query(
    `select stored_in, (select count(*)::int from attachment_pieces where attachment_id = a.id) as pieces
     from attachments a where id = $1`,
    [id],
  );
  return row;
};

test('a file lies in the database until its object is in the store, and is read from where it lies', async () => {
  const bytes = officeFile('docx');
  const { id } = await send('minutes.docx', bytes);
  expect(await stored(id)).toEqual({ stored_in: 'database', pieces: 1 });
  expect((await read(id)).rawPayload.equals(bytes)).toBe(true);
  await move();
  expect(await stored(id)).toEqual({ stored_in: 's3', pieces: 0 });
  expect(store.objects.get(keyOf(id))).toMatchObject({
    content: bytes,
    type: expect.stringContaining('word'),
  });
  expect((await read(id)).rawPayload.equals(bytes)).toBe(true);
});

test('a job that runs twice moves once', async () => {
  const { id } = await send();
  await move();
  await move();
  expect(await stored(id)).toEqual({ stored_in: 's3', pieces: 0 });
});

test('while the store is away files are taken and read, and move once it is back', async () => {
  const { id } = await send();
  store.fail(503);
  await expect(move()).rejects.toThrow('The store answered 503 Refused');
  expect((await read(id)).payload).toBe('Hello');
  store.fail(null);
  await sweepAttachments(places()).run({});
  expect(await stored(id)).toEqual({ stored_in: 's3', pieces: 0 });
});

test('a file whose store doesn’t answer is said to be away, and one that was changed there breaks off', async () => {
  const { id } = await send();
  await move();
  store.fail(500);
  const away = await read(id);
  expect([away.statusCode, JSON.parse(away.payload).code]).toEqual([503, 'unavailable']);
  store.fail(null);
  store.objects.set(keyOf(id), { content: Buffer.from('Hullo'), type: 'text/plain' });
  await expect(read(id)).rejects.toThrow();
});

test('a request that isn’t signed with the secret is refused, and the file stays where it is', async () => {
  const { id } = await send();
  await expect(move({ ...store.settings, secretAccessKey: 'another' })).rejects.toThrow('403');
  expect(await stored(id)).toEqual({ stored_in: 'database', pieces: 1 });
  expect(store.objects.has(keyOf(id))).toBe(false);
});

test('the store checks what comes against its hash', async () => {
  const sha256 = createHash('sha256').update('Hello').digest('hex');
  const put = s3Store(store.settings).put('a/b', Buffer.from('Hullo'), { type: 'text/plain', sha256 });
  await expect(put).rejects.toThrow('400');
});

test('a file that is refused never reaches the store', async () => {
  const before = store.objects.size;
  await send('plan.png', svgFile());
  await move();
  expect([orders, store.objects.size]).toEqual([[], before]);
});

test('the object of a file that goes is removed, once the store has answered', async () => {
  const { id } = await send();
  await move();
  expect((await desk.takeBack(muster.organization.people.manager, id)).status).toBe(204);
  const waiting = () => muster.database.query('select key from attachment_removals');
  store.fail(503);
  expect(await waiting()).toEqual([{ key: keyOf(id) }]);
  await expect(removeObjects(places()).run({})).rejects.toThrow('503');
  store.fail(null);
  await removeObjects(places()).run({});
  expect([await waiting(), store.objects.has(keyOf(id))]).toEqual([[], false]);
});

test('a file that goes while it is moved leaves no object', async () => {
  const { id } = await send();
  const files = s3Store(store.settings);
  const put: typeof files.put = async (...given) => {
    await files.put(...given);
    await muster.database.query('delete from attachments where id = $1', [id]);
  };
  const job = moveAttachments({ databases: muster.server.databases, files: { ...files, put } });
  await job.run({ organization: muster.organization.id, attachment: id });
  expect(store.objects.has(keyOf(id))).toBe(false);
});

test('what nobody sent is gone after a day, with its object, and the trail says so', async () => {
  const [old, young] = [await send(), await send()];
  await move();
  await muster.database.query(
    "update attachments set created_at = now() - interval '25 hours' where id = $1",
    [old.id],
  );
  await sweepAttachments(places()).run({});
  await removeObjects(places()).run({});
  expect([await stored(old.id), store.objects.has(keyOf(old.id))]).toEqual([undefined, false]);
  expect([(await stored(young.id))?.stored_in, store.objects.has(keyOf(young.id))]).toEqual(['s3', true]);
  const events = await muster.database.query(
    'select type, actor, actor_name from events where subject_id = $1 order by id',
    [old.id],
  );
  expect(events[1]).toEqual({ type: 'attachment.expired', actor: null, actor_name: 'Muster' });
});
