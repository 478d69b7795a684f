import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { verifyOpsLog } from '#contract/ops-log/endpoints.ts';
import { makePerson, type TestPerson } from '../../../test/people.ts';
import type { ObjectStore } from '../../platform/object-store.ts';
import { moveAttachment } from '../attachments/reactions/move-attachments.ts';
import { type OpsLogDesk, openOpsLogDesk } from './fixtures/desk.ts';
import { openLogFiles } from './fixtures/files.ts';

let desk: OpsLogDesk;
let files: ReturnType<typeof openLogFiles>;
let photo: string;
let guard: TestPerson;
beforeAll(async () => {
  desk = await openOpsLogDesk();
  files = openLogFiles(desk);
  photo = await files.keep();
  await desk.entry({ files: [photo] });
});
beforeEach(async () => {
  guard = await makePerson(desk.muster.database, desk.muster.organization.id, 'member');
});
afterAll(() => desk.muster.close());

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

/** How many rows and pieces of a file row-level security shows somebody who asks the database itself. */
const shown = async ({ sub }: TestPerson, file: string, more = '') => {
  const client = new pg.Client({ connectionString: desk.muster.database.url });
  await client.connect();
  try {
    await client.query(`begin; set local role muster_app; set local muster.org = '${desk.muster.organization.id}';
      set local muster.sub = '${sub}'; ${more}`);
    const { rows } = await client.query(
      `select (select count(*)::int from attachments where id = $1) as rows,
         (select count(*)::int from attachment_pieces where attachment_id = $1) as pieces`,
      [file],
    );
    return rows[0];
  } finally {
    await client.end();
  }
};

test('a member who is on shift sends a photo with an entry, and reads those of others', async () => {
  await desk.onShift(guard, -1, 7);
  const own = await files.keep(guard);
  const { status, body } = await desk.write({ title: 'Rounds', files: [own] }, guard);
  expect([status, body.files[0].id]).toEqual([201, own]);
  for (const file of [own, photo]) {
    expect((await files.read(file, guard)).statusCode).toBe(200);
    expect((await files.thumbnail(file, guard)).statusCode).toBe(200);
  }
  expect((await files.read(own, desk.manager)).statusCode).toBe(200);
  expect(await shown(guard, photo)).toEqual({ rows: 1, pieces: 1 });
});

test('a member who is on shift checks the whole chain, photos of others too; whoever isn’t may not', async () => {
  const check = () => desk.muster.as(guard)(verifyOpsLog, { params: { project_id: desk.project } });
  expect((await check()).status).toBe(403);
  await desk.onShift(guard, -1, 7);
  const { body } = await check();
  expect(body).toEqual(await desk.verify());
  expect(body).toMatchObject({ intact: true, fault: null });
  expect(body.records).toBeGreaterThan(0);
});

test('whoever is on no shift there sends none and reads none, past the rules of the API either', async () => {
  expect((await files.send(guard)).status).toBe(403);
  for (const answer of [await files.read(photo, guard), await files.thumbnail(photo, guard)])
    expect([answer.statusCode, answer.json().rule]).toEqual([403, 'no-rule-allows']);
  expect(await shown(guard, photo)).toEqual({ rows: 0, pieces: 0 });
  const room = `set local muster.ops_log_read = '${desk.project}'`;
  expect(await shown(desk.coordinator, photo, room)).toEqual({ rows: 1, pieces: 1 });
});

test('what waits to be sent is seen by its sender alone', async () => {
  const waiting = await files.keep();
  expect((await files.read(waiting)).statusCode).toBe(200);
  expect((await files.read(waiting, desk.manager)).statusCode).toBe(404);
  expect((await files.takeBack(waiting, desk.manager)).status).toBe(404);
});

test('photos of a shift that is over still come within a day, and are read by nobody who was only on it', async () => {
  await desk.onShift(guard, -20, -12);
  const late = await files.keep(guard);
  expect((await desk.write({ occurred_at: ago(15), files: [late] }, guard)).status).toBe(201);
  expect((await files.read(photo, guard)).statusCode).toBe(403);
});

test('a file of a log moves to a store and stays where it hangs', async () => {
  const objects = new Map<string, Buffer>();
  const store: ObjectStore = {
    put: async (key, content) => void objects.set(key, content),
    read: async () => new ReadableStream(),
    remove: async (key) => void objects.delete(key),
  };
  const { databases } = desk.muster.server;
  const { id: organization } = desk.muster.organization;
  await moveAttachment({ databases, files: store }, { organization, attachment: photo });
  expect([...objects.keys()]).toEqual([`${organization}/${photo}`]);
  const [row] = await desk.muster.database.query(
    'select stored_in, ops_log_id from attachments where id = $1',
    [photo],
  );
  expect(row).toEqual({ stored_in: 's3', ops_log_id: expect.any(String) });
});
