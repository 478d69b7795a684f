import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeShift } from '../../../test/factories/shift.ts';
import { makeOrganization, makePerson } from '../../../test/people.ts';
import { refusal } from '../../../test/time-desk.ts';
import { type OpsLogDesk, openOpsLogDesk } from './fixtures/desk.ts';

let desk: OpsLogDesk;
beforeAll(async () => {
  desk = await openOpsLogDesk();
});
afterAll(() => desk.muster.close());

const EARLIER = '2026-03-02T10:00:00.000Z';
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const rows = async () => Number((await desk.muster.database.query('select count(*) from ops_log'))[0]?.count);

test('what somebody writes stands in the log with who, both times, and its place in the chain', async () => {
  const project = await desk.makeProject();
  const { coordinator, manager } = desk;
  const { status, body } = await desk.write(
    {
      ...{ type: 'equipment', severity: 'sev4', title: ' Radio 7 ', body: 'Is dead', location: 'Gate 3' },
      ...{ occurred_at: EARLIER, people: [manager.member], tags: ['radio'] },
      follow_up: { owner_id: manager.member, due: '2036-06-01' },
    },
    coordinator,
    project,
  );
  expect(status).toBe(201);
  expect(body).toMatchObject({
    ...{ sequence: 1, type: 'equipment', severity: 'sev4', title: 'Radio 7', body: 'Is dead' },
    ...{ occurred_at: EARLIER, author: { id: coordinator.member, name: coordinator.name } },
    ...{ people: [{ id: manager.member, name: manager.name }], tags: ['radio'], location: 'Gate 3' },
    follow_up: { owner: { id: manager.member, name: manager.name }, due: '2036-06-01', state: 'open' },
    ...{ corrects: null, corrected_by: [], corrections: [], steps: [], incident: null },
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(Date.parse(body.recorded_at)).toBeGreaterThan(Date.parse(EARLIER));
  expect((await desk.write({}, coordinator, project)).body.sequence).toBe(2);
});

test('that it was written stands in the audit trail, with its place and hash', async () => {
  const { body } = await desk.write({ title: 'Crane stopped' });
  const [event] = await desk.muster.database.query(
    'select type, changes, data from events where subject_id = $1',
    [body.id],
  );
  expect(event).toMatchObject({
    ...{ type: 'ops_log_entry.added', changes: { title: [null, 'Crane stopped'] } },
    data: { sequence: body.sequence, hash: body.hash },
  });
});

test('what has not happened yet is refused, but for a clock that is a little fast: that means now', async () => {
  const before = await rows();
  expect(refusal(await desk.write({ occurred_at: inMinutes(30) }))).toEqual([
    422,
    'occurred-in-future',
    'occurred_at',
  ]);
  expect(await rows()).toBe(before);
  const { status, body } = await desk.write({ occurred_at: inMinutes(2) });
  expect([status, body.occurred_at]).toEqual([201, body.recorded_at]);
});

test('an entry says from when to when its shift is, and so does what corrects it', async () => {
  const { database, organization } = desk.muster;
  const times = { starts_at: '2036-03-03T06:00:00.000Z', ends_at: '2036-03-03T14:00:00.000Z' };
  const shift_id = await makeShift(database, organization, {
    ...{ project_id: desk.project, day: '2036-03-03', told: true, ...times },
  });
  const { body } = await desk.correct(await desk.entry({ shift_id }));
  const shift = { starts_at: '2036-03-03T06:00:00+00:00', ends_at: '2036-03-03T14:00:00+00:00' };
  expect(body).toMatchObject({ shift, corrections: [{ shift }] });
});

test('a shift of another project, a draft and one of nowhere are refused', async () => {
  const { database, organization } = desk.muster;
  const day = '2036-03-03';
  const own = await makeShift(database, organization, { project_id: desk.project, day, told: true });
  const draft = await makeShift(database, organization, { project_id: desk.project, day });
  const foreign = await makeShift(database, organization, {
    ...{ project_id: await desk.makeProject(), day, told: true },
  });
  expect((await desk.write({ shift_id: own })).body.shift_id).toBe(own);
  const before = await rows();
  for (const shift_id of [draft, foreign, randomUUID()])
    expect(refusal(await desk.write({ shift_id }))).toEqual([422, 'shift-of-project', 'shift_id']);
  expect(await rows()).toBe(before);
});

test('people who are not on the team are refused, as somebody concerned and as who follows up', async () => {
  const other = await makePerson(
    desk.muster.database,
    (await makeOrganization(desk.muster.database)).id,
    'member',
  );
  const { member } = desk.coordinator;
  const before = await rows();
  expect(refusal(await desk.write({ people: [member, other.member] }))).toEqual([
    422,
    'person-on-team',
    'people.1',
  ]);
  expect(refusal(await desk.write({ follow_up: { owner_id: other.member, due: '2036-06-01' } }))).toEqual([
    422,
    'person-on-team',
    'follow_up.owner_id',
  ]);
  expect(await rows()).toBe(before);
});

test('whoever has left is left nothing to do, and may still be named', async () => {
  const { database, organization } = desk.muster;
  const { member } = await makePerson(database, organization.id, 'member');
  await database.query("update members set archived_at = now(), status = 'offboarded' where id = $1", [
    member,
  ]);
  const before = await rows();
  expect(refusal(await desk.write({ follow_up: { owner_id: member, due: '2036-06-01' } }))).toEqual([
    ...[422, 'person-on-team', 'follow_up.owner_id'],
  ]);
  expect(await rows()).toBe(before);
  expect((await desk.write({ people: [member] })).status).toBe(201);
});

test.each(['hash', 'prev_hash', 'sequence', 'recorded_at', 'author_id'])(
  'a body that says its own %s is refused',
  async (field) => {
    const before = await rows();
    expect(refusal(await desk.write({ [field]: 'f'.repeat(64) }))).toEqual([422, null, field]);
    expect(await rows()).toBe(before);
  },
);

test('an incident says how grave it is', async () => {
  expect(refusal(await desk.write({ type: 'incident' }))).toEqual([422, 'incident-severity', 'severity']);
});

test('what a device sent without a network lands once, with both times', async () => {
  const client_uuid = randomUUID();
  const sent = { client_uuid, title: 'From the quay', occurred_at: EARLIER };
  const before = await rows();
  const answers = await Promise.all([desk.write(sent), desk.write(sent), desk.write(sent)]);
  const [first] = answers;
  for (const { status, body } of answers) expect([status, body.id]).toEqual([201, first?.body.id]);
  expect(await rows()).toBe(before + 1);
  expect(first?.body).toMatchObject({ client_uuid, occurred_at: EARLIER });
  expect(refusal(await desk.write(sent, desk.manager))).toEqual([422, 'client-uuid-taken', 'client_uuid']);
});

test('a manager corrects an entry by a new one; both stay, and each leads to the other', async () => {
  const id = await desk.entry({ title: 'Gate 3', body: 'Open' });
  const { status, body } = await desk.correct(id, { body: 'Was shut' });
  expect(status).toBe(201);
  const [correction] = body.corrections;
  expect(body).toMatchObject({
    ...{ id, title: 'Gate 3', body: 'Open' },
    corrected_by: [{ id: correction.id, sequence: correction.sequence }],
  });
  expect(correction).toMatchObject({ title: 'Gate 4', corrects: { id, sequence: body.sequence } });
  expect((await desk.list()).body.data.map((row: { id: string }) => row.id)).toContain(correction.id);
});

test('a correction is not corrected, an entry of another project is not there, and a coordinator corrects nothing', async () => {
  const id = await desk.entry();
  const [correction] = (await desk.correct(id)).body.corrections;
  expect(refusal(await desk.correct(correction.id))).toEqual([422, 'correction-of-correction', '']);
  const foreign = await desk.entry({}, await desk.makeProject());
  expect((await desk.correct(foreign)).status).toBe(404);
  expect((await desk.correct(id, {}, desk.coordinator)).status).toBe(403);
});

test('nothing is written into the log of an archived project', async () => {
  const project = await desk.makeProject({ status: 'archived', archived_at: EARLIER });
  expect(refusal(await desk.write({}, desk.coordinator, project))[1]).toBe('project-archived');
});

test('what was just written is answered as it is read again', async () => {
  const people = [desk.manager.member, desk.coordinator.member];
  const follow_up = { owner_id: desk.manager.member, due: '2036-06-01' };
  const incident = { type: 'incident', severity: 'sev1', people, follow_up, tags: ['b', 'a'] };
  for (const fields of [{}, incident, { body: 'Open', occurred_at: EARLIER, client_uuid: randomUUID() }]) {
    const { body } = await desk.write(fields);
    expect((await desk.read(body.id)).body).toEqual(body);
  }
});

test('half of a sign, as of an emoji that a program cut in two, is the sender’s mistake and leaves nothing', async () => {
  const before = (await desk.verify()).records;
  const { status, body } = await desk.write({ title: 'Fire \ud83d' });
  expect([status, body.code]).toEqual([400, 'bad_request']);
  expect((await desk.verify()).records).toBe(before);
});
