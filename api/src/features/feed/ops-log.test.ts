import { afterAll, beforeAll, expect, test } from 'vitest';
import { listFeed } from '#contract/feed/endpoints.ts';
import { stepHandover } from '#contract/ops-log/endpoints.ts';
import type { HandoverState } from '#contract/ops-log/states.ts';
import { makePerson, type TestPerson } from '../../../test/people.ts';
import { type OpsLogDesk, openOpsLogDesk } from '../ops-log/fixtures/desk.ts';

let desk: OpsLogDesk;
let guard: TestPerson;
let incident: string;
let handover: string;
beforeAll(async () => {
  desk = await openOpsLogDesk();
  guard = await makePerson(desk.muster.database, desk.muster.organization.id, 'member');
  await desk.entry({ title: 'Rain' });
  incident = await desk.entry({ type: 'incident', severity: 'sev3', title: 'Crane 2 stands', body: 'Oil' });
  for (const to of ['acknowledged', 'resolved', 'closed', 'open'] as const)
    await desk.step(incident, to, { note: to === 'open' ? 'Again' : '' });
  await desk.correct(incident, { title: 'Crane 4 stands', severity: 'sev4' });
  const shift_id = await desk.onShift(guard, -8, 0.25);
  handover = (await desk.write({ type: 'handover', title: 'Day to night', shift_id }, guard)).body.id;
  await hand(guard, 'signed_out');
  await hand(desk.coordinator, 'disputed', 'Keys are missing');
});
afterAll(() => desk.muster.close());

const hand = (person: TestPerson, to: HandoverState, note = '') =>
  desk.muster.as(person)(stepHandover, {
    params: { project_id: desk.project, entry_id: handover },
    body: { to, note },
  });
const read = async (query: object = {}, person = desk.coordinator) =>
  (await desk.muster.as(person)(listFeed, { params: { project_id: desk.project }, query })).body;
const types = async (query: object = {}, person = desk.coordinator) =>
  (await read({ kind: ['ops-log'], ...query }, person)).data.map(
    ({ ops_log }: { ops_log: { type: string } }) => ops_log.type,
  );
const ALL = [
  'handover.disputed',
  'handover.signed_out',
  'incident.reopened',
  'incident.closed',
  'incident.opened',
];

test('incidents and handovers stand in the feed with what they are called now, and nothing else of the log', async () => {
  const { data } = await read();
  expect(data.filter(({ kind }: { kind: string }) => kind === 'ops-log')).toMatchObject([
    {
      unseen: false,
      ops_log: {
        ...{ type: 'handover.disputed', entry_id: handover, title: 'Day to night' },
        ...{ actor: desk.coordinator.name, note: 'Keys are missing' },
      },
    },
    { ops_log: { type: 'handover.signed_out', actor: guard.name, note: '' } },
    { ops_log: { type: 'incident.reopened', entry_id: incident, severity: 'sev4', note: 'Again' } },
    { ops_log: { type: 'incident.closed', title: 'Crane 4 stands' } },
    { ops_log: { type: 'incident.opened', title: 'Crane 4 stands', actor: desk.coordinator.name, note: '' } },
  ]);
  expect(JSON.stringify(data)).not.toMatch(/Rain|Oil/);
});

test('it stands there for those who may read the log, and not for whoever wrote in it while on shift', async () => {
  const { coordinator } = desk.muster.organization.people;
  expect(await types({}, coordinator)).toEqual(ALL);
  const { database } = desk.muster;
  await database.query(
    "insert into role_grants (org_id, project_id, subject, role) values ($1, $2, $3, 'member')",
    [desk.muster.organization.id, desk.project, guard.sub],
  );
  const answer = await read({}, guard);
  expect(answer.data).toEqual([]);
});

test('it is read in pages, both ways', async () => {
  const first = await read({ kind: ['ops-log'], per_page: 2 });
  const second = await read({ kind: ['ops-log'], per_page: 3, after: first.after });
  const typesIn = ({ data }: { data: { ops_log: { type: string } }[] }) =>
    data.map(({ ops_log }) => ops_log.type);
  expect([...typesIn(first), ...typesIn(second)]).toEqual(ALL);
  expect(typesIn(await read({ kind: ['ops-log'], per_page: 2, before: second.before }))).toEqual(
    ALL.slice(0, 2),
  );
});

test('it is narrowed by person, day and word, and left out where only time is asked for', async () => {
  expect(await types({ member_id: [guard.member] })).toEqual(['handover.signed_out']);
  expect(await types({ q: 'keys' })).toEqual(['handover.disputed']);
  expect(await types({ to: '2020-01-01' })).toEqual([]);
  expect(await types({ billable: true })).toEqual([]);
  expect(await types({ kind: ['comment'] })).toEqual([]);
});
