import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { mentionToken } from '#contract/comments/mentions.ts';
import { listOpsLogMentionable } from '#contract/ops-log/mention-endpoints.ts';
import { makePerson, type TestPerson } from '../../../test/people.ts';
import { openTelling } from '../../../test/telling.ts';
import { refusal } from '../../../test/time-desk.ts';
import { type OpsLogDesk, openOpsLogDesk } from './fixtures/desk.ts';

const telling = openTelling();
let desk: OpsLogDesk;
beforeAll(async () => {
  desk = await openOpsLogDesk(telling.jobs);
});
afterEach(() => desk.muster.database.query("delete from policy_rules where effect = 'deny'"));
afterAll(() => desk.muster.close());

const make = (role: 'member' | 'manager' = 'member') =>
  makePerson(desk.muster.database, desk.muster.organization.id, role);
const call = (name: string, { member }: TestPerson) =>
  desk.muster.database.query('update members set name = $1 where id = $2', [name, member]);
const offered = async (person: TestPerson, query: object = {}, project_id = desk.project) => {
  const { status, body } = await desk.muster.as(person)(listOpsLogMentionable, {
    ...{ params: { project_id }, query },
  });
  return status === 200 ? body.data.map(({ name }: { name: string }) => name) : [status, body.rule];
};
const at = ({ member }: TestPerson) => mentionToken(member ?? '');

test('whoever is on shift is offered those who read the log, by the policy or by their own shift, and mentions them', async () => {
  const [guard, colleague, outsider, lead] = [
    await make(),
    await make(),
    await make(),
    await make('manager'),
  ];
  await desk.onShift(guard, -1, 7);
  await desk.onShift(colleague, -3, -1);
  for (const [name, one] of [
    ['Quay Guard', guard],
    ['Quay Colleague', colleague],
    ['Quay Outsider', outsider],
    ['Quay Lead', lead],
  ] as const)
    await call(name, one);
  expect(await offered(guard, { q: 'quay' })).toEqual(['Quay Colleague', 'Quay Lead']);
  expect(await offered(guard, { q: 'lea' })).toEqual(['Quay Lead']);
  expect(await offered(guard, { q: 'quay', per_page: 1 })).toEqual(['Quay Colleague']);
  expect(await offered(outsider)).toEqual([403, 'no-rule-allows']);

  const { status, body } = await desk.write({ body: `${at(colleague)} ${at(lead)}: relieve me` }, guard);
  expect([status, body.mentions.length]).toEqual([201, 2]);
  await telling.work(desk.muster);
  for (const one of [colleague, lead])
    expect(await telling.toldTo(desk.muster, one)).toMatchObject([{ type: 'mention.added' }]);
  expect(refusal(await desk.write({ body: at(outsider) }, guard))).toEqual([
    ...[422, 'mention-sees-project', 'body'],
  ]);
});

test('for a day after a shift somebody still writes and is still mentioned, though no longer offered', async () => {
  const [gone, lead] = [await make(), await make('manager')];
  await desk.onShift(gone, -12, -4);
  await call('Berth Gone', gone);
  await call('Berth Lead', lead);
  expect(await offered(gone, { q: 'berth' })).toEqual(['Berth Lead']);
  expect(await offered(lead, { q: 'berth' })).toEqual([]);
  expect((await desk.write({ body: at(gone) })).status).toBe(201);
});

test.each([
  ['declined', { status: 'declined' }],
  ['was taken off', { archived_at: '2026-03-02T10:00Z' }],
  ['was told nothing of', { published_at: null }],
  ['is on tentatively', { booking: 'soft' }],
])('a shift that somebody %s makes nobody mentionable', async (_, fields) => {
  const person = await make();
  await desk.onShift(person, -1, 7, fields);
  await call('Yard Person', person);
  expect(await offered(desk.coordinator, { q: 'yard' })).toEqual([]);
  expect(refusal(await desk.write({ body: at(person) }))).toEqual([422, 'mention-sees-project', 'body']);
});

test('nobody is offered whom a rule refuses the log, though they are on shift, nor who sees the project without a right to it', async () => {
  const [guard, onlooker] = [await make(), await make()];
  await call('Dock Guard', guard);
  await call('Dock Onlooker', onlooker);
  await desk.onShift(guard, -1, 7);
  await desk.muster.database.query(
    `insert into role_grants (org_id, project_id, subject, role) select org_id, id, $2, 'member' from projects where id = $1`,
    [desk.project, onlooker.sub],
  );
  expect(await offered(desk.coordinator, { q: 'dock' })).toEqual(['Dock Guard']);
  await desk.muster.database.query(
    `insert into policy_rules (minimum, domain, object, action, effect) values
     ('member', '/org/:org/project/:pid', '/projects/:id/ops-log', 'read', 'deny')`,
  );
  expect(await offered(desk.coordinator, { q: 'dock' })).toEqual([]);
});

test('a shift of one project opens the people of no other', async () => {
  const guard = await make();
  await desk.onShift(guard, -1, 7);
  const other = await desk.makeProject();
  expect(await offered(guard, {}, other)).toEqual([403, 'no-rule-allows']);
  await call('Rail Guard', guard);
  expect(await offered(desk.coordinator, { q: 'rail' }, other)).toEqual([]);
  expect(await offered(desk.coordinator, { q: 'rail' })).toEqual(['Rail Guard']);
});
