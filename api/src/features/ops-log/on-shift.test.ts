import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makePerson, type TestPerson } from '../../../test/people.ts';
import { refusal } from '../../../test/time-desk.ts';
import { type OpsLogDesk, openOpsLogDesk } from './fixtures/desk.ts';

let desk: OpsLogDesk;
let guard: TestPerson;
beforeAll(async () => {
  desk = await openOpsLogDesk();
  await desk.entry({ title: 'From before' });
});
beforeEach(async () => {
  guard = await makePerson(desk.muster.database, desk.muster.organization.id, 'member');
});
afterAll(() => desk.muster.close());

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

/** Titles that row-level security shows somebody who asks the database itself, past every rule of the API. */
const shown = async ({ sub }: TestPerson, more = ''): Promise<string[]> => {
  const client = new pg.Client({ connectionString: desk.muster.database.url });
  await client.connect();
  try {
    await client.query(`begin; set local role muster_app; set local muster.org = '${desk.muster.organization.id}';
      set local muster.sub = '${sub}'; ${more}`);
    const { rows } = await client.query('select title from ops_log where project_id = $1', [desk.project]);
    return rows.map(({ title }) => title);
  } finally {
    await client.end();
  }
};

test('a member who is on shift reads the log of that project and writes into it', async () => {
  await desk.onShift(guard, -1, 7);
  expect((await desk.list({}, guard)).body.data.map((row: { title: string }) => row.title)).toContain(
    'From before',
  );
  const { status, body } = await desk.write({ title: 'Rounds done' }, guard);
  expect([status, body.author.id]).toEqual([201, guard.member]);
  expect((await desk.read(body.id, guard)).status).toBe(200);
  expect(await shown(guard)).toEqual(expect.arrayContaining(['From before', 'Rounds done']));
});

test('a member who is on no shift there does neither', async () => {
  for (const answer of [await desk.list({}, guard), await desk.write({}, guard)])
    expect([answer.status, answer.body.rule]).toEqual([403, 'no-rule-allows']);
  expect(await shown(guard)).toEqual([]);
});

test.each([
  ['declined', { status: 'declined' }],
  ['missed', { status: 'no_show' }],
  ['was told nothing of', { published_at: null }],
  ['was taken off', { archived_at: '2026-03-02T10:00Z' }],
  ['is on tentatively', { booking: 'soft' }],
])('a shift that somebody %s lets them into nothing', async (_, fields) => {
  await desk.onShift(guard, -1, 7, fields);
  expect((await desk.list({}, guard)).status).toBe(403);
  expect(await shown(guard)).toEqual([]);
});

test('a shift that is called off, or given away, meanwhile shuts the log, and opens it for whoever takes it', async () => {
  const { database } = desk.muster;
  const write = async (person: TestPerson) => [
    (await desk.list({}, person)).status,
    (await desk.write({ occurred_at: ago(0.1) }, person)).status,
    (await shown(person)).includes('From before'),
  ];
  const shift = await desk.onShift(guard, -1, 7);
  expect(await write(guard)).toEqual([200, 201, true]);
  const other = await makePerson(database, desk.muster.organization.id, 'member');
  await database.query('update assignments set member_id = $2 where shift_id = $1', [shift, other.member]);
  expect(await write(guard)).toEqual([403, 403, false]);
  expect(await write(other)).toEqual([200, 201, true]);
  await database.query('update published_shifts set cancelled = true where shift_id = $1', [shift]);
  expect(await write(other)).toEqual([403, 403, false]);
});

test('the log opens half an hour before a shift and shuts two hours after it', async () => {
  for (const [from, to, status] of [
    [0.4, 8, 200],
    [0.6, 8, 403],
    [-8, -1.9, 200],
    [-8, -2.1, 403],
  ] as const) {
    const person = await makePerson(desk.muster.database, desk.muster.organization.id, 'member');
    await desk.onShift(person, from, to);
    expect((await desk.list({}, person)).status, `${from} to ${to}`).toBe(status);
  }
});

test('what was written down on a shift still comes within a day of it, and is read by its author alone', async () => {
  await desk.onShift(guard, -20, -12);
  const { status, body } = await desk.write({ title: 'Late', occurred_at: ago(15) }, guard);
  expect([status, body.title]).toEqual([201, 'Late']);
  expect((await desk.list({}, guard)).status).toBe(403);
  expect(await shown(guard)).toEqual(['Late']);
});

test('what happened beside a shift is not for whoever was on it to write', async () => {
  await desk.onShift(guard, -20, -12);
  for (const occurred_at of [undefined, ago(9), ago(21)])
    expect(refusal(await desk.write({ occurred_at }, guard))).toEqual([422, 'outside-shift', 'occurred_at']);
});

test('a name that somebody else’s entry has is refused as such, though its sender can’t read that any more', async () => {
  const client_uuid = crypto.randomUUID();
  const another = await makePerson(desk.muster.database, desk.muster.organization.id, 'coordinator');
  await desk.write({ client_uuid }, another);
  await desk.onShift(guard, -20, -12);
  const answer = await desk.write({ client_uuid, occurred_at: ago(15) }, guard);
  expect(refusal(answer)).toEqual([422, 'client-uuid-taken', 'client_uuid']);
});

test('what was sent once is answered again, though the shift is long over', async () => {
  const client_uuid = crypto.randomUUID();
  const shift = await desk.onShift(guard, -1, 7);
  const sent = { client_uuid, occurred_at: ago(0.5) };
  const first = await desk.write(sent, guard);
  await desk.muster.database.query(
    `update published_shifts set starts_at = now() - interval '22 hours', ends_at = now() - interval '14 hours' where shift_id = $1`,
    [shift],
  );
  expect((await desk.write(sent, guard)).body.id).toBe(first.body.id);
});

test('row-level security takes nothing for another project, and no correction, from somebody on shift', async () => {
  await desk.onShift(guard, -1, 7);
  const other = await desk.makeProject();
  const said = (project: string, kind: string, about: string) =>
    `insert into ops_log (org_id, project_id, kind, about, occurred_at, type, severity, title) values
      (muster_org(), '${project}', '${kind}', ${about}, now() - interval '1 minute', 'note', 'info', 'Own')`;
  for (const statement of [said(other, 'entry', 'null'), said(desk.project, 'correction', '1')])
    await expect(shown(guard, statement)).rejects.toThrow('row-level security');
  expect(await shown(guard, said(desk.project, 'entry', 'null'))).toContain('Own');
});

test('a coordinator sees nothing past the API either, until it has let them in', async () => {
  expect(await shown(desk.coordinator)).toHaveLength(1);
  expect(await shown(desk.manager)).toEqual([]);
  expect(await shown(desk.manager, `set local muster.ops_log_read = '${desk.project}'`)).not.toEqual([]);
});
