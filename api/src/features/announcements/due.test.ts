import { afterAll, beforeAll, expect, test } from 'vitest';
import * as endpoints from '#contract/announcements/endpoints.ts';
import type { Tell } from '../../platform/reactions.ts';
import { tellBeside } from '../notifications/reactions.ts';
import { type Crowd, makeCrowd } from './fixtures/crowd.ts';
import { addPeople, countTold, type Desk, narrow, openDesk, toldOf } from './fixtures/desk.ts';

let desk: Desk;
let crowd: Crowd;
beforeAll(async () => {
  desk = await openDesk();
  crowd = await makeCrowd(desk.muster);
});
afterAll(() => desk.muster.close());

const IN_AN_HOUR = new Date(Date.now() + 3_600_000).toISOString();
const query = (text: string, ...values: unknown[]) => desk.muster.database.query(text, values);
const order = async (audience: object = {}, organization = crowd.home): Promise<string> => {
  const { body } = await desk.write(organization, audience);
  await desk.send(organization, body.id, IN_AN_HOUR);
  return body.id;
};
const told = async (id: string) => (await toldOf(desk, id)).map(({ name }) => name).join(' ');

test('those who came or left since are told or not as they are when it is due', async () => {
  const id = await order({ roles: ['manager'] });
  await query("update role_grants set role = 'manager' where subject = $1", crowd.dan.sub);
  await query(
    "update role_grants set expires_at = now() - interval '1 day' where subject = $1",
    crowd.cay.sub,
  );
  await desk.work();
  expect(await told(id)).toBe('Dan');
  await query("update role_grants set role = 'member' where subject = $1", crowd.dan.sub);
  await query('update role_grants set expires_at = null where subject = $1', crowd.cay.sub);
});

test('of an organization that is archived when it is due nobody is told', async () => {
  const id = await order({ organizations: [crowd.home, crowd.far] });
  await query(
    "update organizations set status = 'archived', archived_at = now() where org_id = $1",
    crowd.far,
  );
  await desk.work();
  expect(await told(id)).toBe('Ann Ben Cay Dan Eve Owl');
  await query("update organizations set status = 'active', archived_at = null where org_id = $1", crowd.far);
});

test('where nobody is left to tell, it is a draft again and says so', async () => {
  const id = await order({ roles: ['coordinator'] });
  await query(
    "update role_grants set archived_at = now() where role = 'coordinator' and org_id = $1",
    crowd.home,
  );
  await desk.work();
  const { body } = await desk.read(crowd.home, id);
  expect(body).toMatchObject({ status: 'draft', problem: expect.stringContaining('nobody was there') });
  await query(
    "update role_grants set archived_at = null where role = 'coordinator' and org_id = $1",
    crowd.home,
  );
});

const failingAt = (call: number): Tell => {
  const pipeline = tellBeside(async () => undefined);
  let calls = 0;
  return async (...given) => {
    calls += 1;
    await pipeline(...given);
    if (calls === call) throw new Error('The worker died.');
  };
};

test('a worker that dies on the way leaves nobody out and tells nobody twice', async () => {
  await addPeople(desk, crowd.home, 1_200);
  const id = await order({ organizations: [crowd.home, crowd.far] });
  const [job] = desk.waiting.filter(({ data }) => 'announcement' in data && data.announcement === id);
  if (!job) throw new Error('Nothing was ordered.');
  await expect(desk.run(job, failingAt(2))).rejects.toThrow('The worker died.');
  expect((await desk.read(crowd.home, id)).body).toMatchObject({ status: 'sending', people: 500 });
  await expect(desk.run(job, failingAt(4))).rejects.toThrow('The worker died.');
  await desk.run(job);
  const { body } = await desk.read(crowd.home, id);
  expect(body).toMatchObject({ status: 'sent', people: 1_208 });
  expect(await countTold(desk, id)).toEqual({ people: 1_208, notifications: 1_208 });
  await desk.run(job);
  expect(await countTold(desk, id)).toEqual({ people: 1_208, notifications: 1_208 });
});

test('two workers that take the same order count everybody once', async () => {
  const id = await order();
  const jobs = desk.waiting.filter(({ data }) => 'announcement' in data && data.announcement === id);
  await Promise.all([...jobs, ...jobs].map((job) => desk.run(job)));
  expect((await desk.read(crowd.home, id)).body).toMatchObject({ status: 'sent', people: 1_206 });
  expect(await countTold(desk, id)).toEqual({ people: 1_206, notifications: 1_206 });
});

test('whoever tries it out is told alone, in their inbox at once, and twenty times an hour', async () => {
  const { admin } = desk.muster.organization.people;
  const { body } = await desk.write(crowd.home, {}, { status: 'template' });
  const attempt = async () =>
    (
      await desk.muster.as(admin)(endpoints.tryAnnouncement, {
        ...{ organization: crowd.home, params: { announcement_id: body.id } },
      })
    ).status;
  expect([await attempt(), await attempt()]).toEqual([204, 204]);
  const [job] = desk.waiting;
  if (job) await desk.run(job);
  await desk.work();
  const found = await query(
    'select recipient from notifications where source like $1',
    `announcement:${body.id}%`,
  );
  expect(found).toEqual([{ recipient: admin.sub }, { recipient: admin.sub }]);
  for (let tries = 2; tries < 20; tries += 1) await attempt();
  expect(await attempt()).toBe(429);
  await desk.work();
});

test('whoever ordered it and lost the right on the way isn’t obeyed', async () => {
  const { admin } = desk.muster.organization.people;
  const both = await order({ organizations: [crowd.home, crowd.far] });
  const one = await order({ organizations: [crowd.home] });
  await narrow(desk, admin, [crowd.home]);
  await desk.work();
  expect(await told(both)).toBe('');
  const { body } = await desk.read(crowd.home, both);
  expect(body).toMatchObject({ status: 'draft', send_at: null, problem: expect.stringMatching(/no longer/) });
  expect(body.organizations).toEqual([expect.objectContaining({ id: crowd.home })]);
  expect((await desk.read(crowd.home, one)).body).toMatchObject({ status: 'sent' });
  const [event] = await query(
    "select * from events where subject_id = $1 and type = 'announcement.withdrawn'",
    both,
  );
  expect(event).toMatchObject({ actor: null, actor_name: 'Muster', data: { reason: body.problem } });
});

test('what waits is changed by nobody who may not announce in all of its organizations', async () => {
  const { admin, manager } = desk.muster.organization.people;
  await query('insert into root_grants (subject, role) values ($1, $2)', admin.sub, 'admin');
  const id = await order({ organizations: [crowd.home, crowd.far] });
  await narrow(desk, manager, [crowd.home]);
  const change = (body: object, version: number) =>
    desk.muster.as(manager)(endpoints.updateAnnouncement, {
      ...{ organization: crowd.home, params: { announcement_id: id }, version, body },
    });
  const refused = await change({ title: 'Told to strangers' }, 2);
  expect(refused).toMatchObject({ status: 403, body: { fields: [{ field: 'audience.organizations' }] } });
  const audience = { organizations: [crowd.home], roles: [], projects: [] };
  expect((await change({ title: 'Told at home', audience }, 2)).status).toBe(200);
  await query(
    "update role_grants set archived_at = now() where subject = $1 and role = 'admin'",
    manager.sub,
  );
  await desk.work();
  expect((await desk.read(crowd.home, id)).body).toMatchObject({ status: 'draft', title: 'Told at home' });
});
