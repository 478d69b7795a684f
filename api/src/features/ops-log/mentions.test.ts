import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { mentionToken } from '#contract/comments/mentions.ts';
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

const at = (person: TestPerson) => mentionToken(person.member ?? '');
const told = async (person: TestPerson) => {
  await telling.work(desk.muster);
  return (await telling.toldTo(desk.muster, person)).map(({ type, title, message, url }) => ({
    ...{ type, title, message, url },
  }));
};
const make = (role: 'member' | 'manager') =>
  makePerson(desk.muster.database, desk.muster.organization.id, role);

test('somebody mentioned is told once, is shown by their name of today, and the chain holds the text as it is', async () => {
  const ben = await make('manager');
  const text = `${at(ben)}: look at gate 3, ${at(ben)}`;
  const { status, body } = await desk.write({ title: 'Gate jammed', body: text });
  expect([status, body.body, body.mentions]).toEqual([201, text, [{ id: ben.member, name: ben.name }]]);
  expect(await told(ben)).toEqual([
    {
      ...{ type: 'mention.added', title: 'mentioned you in the ops-log of Harbour Terminal' },
      ...{ message: 'Gate jammed', url: `/manager/projects/${desk.project}/ops-log?entry=${body.id}` },
    },
  ]);
  await desk.muster.database.query("update members set name = 'Benedikta Ro' where id = $1", [ben.member]);
  expect((await desk.read(body.id)).body.mentions).toEqual([{ id: ben.member, name: 'Benedikta Ro' }]);
  expect((await desk.list({ q: 'jammed' })).body.data[0].mentions).toHaveLength(1);
  expect(await desk.verify()).toMatchObject({ intact: true });
});

test('a correction tells those alone whom the entry didn’t mention', async () => {
  const [ben, cleo] = [await make('manager'), await make('manager')];
  const id = await desk.entry({ body: at(ben) });
  expect(await told(ben)).toHaveLength(1);
  const { status, body } = await desk.correct(id, { title: 'Gate 5', body: `${at(ben)} ${at(cleo)}` });
  expect([status, body.corrections[0].mentions.length]).toEqual([201, 2]);
  expect(await told(cleo)).toMatchObject([{ type: 'mention.added', message: 'Gate 5' }]);
  expect(await told(ben)).toHaveLength(1);
});

test('nobody is mentioned who sees nothing of the project, or whom a rule refuses its log; nothing is written', async () => {
  const outsider = await make('member');
  const nobody = mentionToken('0190be0c-00a1-7000-8000-000000000001');
  for (const body of [at(outsider), nobody, `${at(desk.manager)} ${nobody}`])
    expect(refusal(await desk.write({ body }))).toEqual([422, 'mention-sees-project', 'body']);
  await desk.muster.database.query(
    `insert into policy_rules (minimum, domain, object, action, effect) values
     ('manager', '/org/:org/project/:pid', '/projects/:id/ops-log', 'read', 'deny')`,
  );
  expect(refusal(await desk.write({ body: at(desk.manager) }))).toEqual([
    422,
    'mention-sees-project',
    'body',
  ]);
  expect(await told(outsider)).toEqual([]);
});

test('whoever was mentioned may stay in a correction, whatever has become of them', async () => {
  const ben = await make('manager');
  const id = await desk.entry({ body: at(ben) });
  await desk.muster.database.query("update members set status = 'offboarded' where id = $1", [ben.member]);
  expect((await desk.correct(id, { body: `${at(ben)}, come` })).status).toBe(201);
});

test('an entry mentions twenty people and no more', async () => {
  const many = Array.from({ length: 21 }, (_, n) =>
    mentionToken(`0190be0c-00a1-7000-8000-0000000000${n + 10}`),
  );
  expect((await desk.write({ body: many.join(' ') })).body.fields).toEqual([
    { field: 'body', message: 'Mention at most 20 people in an entry.' },
  ]);
});
