import { afterAll, beforeAll, expect, test } from 'vitest';
import * as endpoints from '#contract/announcements/endpoints.ts';
import { type Crowd, makeCrowd } from './fixtures/crowd.ts';
import { type Desk, openDesk, toldOf } from './fixtures/desk.ts';
import { SENDING } from './queries/order.ts';
import { orderOverdue } from './reactions.ts';

let desk: Desk;
let crowd: Crowd;
beforeAll(async () => {
  desk = await openDesk();
  crowd = await makeCrowd(desk.muster);
});
afterAll(() => desk.muster.close());

const IN_AN_HOUR = new Date(Date.now() + 3_600_000).toISOString();
const asAdmin = () => desk.muster.as(desk.muster.organization.people.admin);
const draft = async (audience: object = {}, fields: object = {}): Promise<string> =>
  (await desk.write(crowd.home, audience, fields)).body.id;
const read = async (id: string) => (await desk.read(crowd.home, id)).body;
const withdraw = (announcement_id: string) =>
  asAdmin()(endpoints.withdrawAnnouncement, { organization: crowd.home, params: { announcement_id } });
const told = async (id: string) => (await toldOf(desk, id)).map(({ name }) => name).join(' ');

test('what is sent reaches those whom the preview counts, once each, and says why', async () => {
  const audience = { organizations: [crowd.home, crowd.far] };
  const { body } = await asAdmin()(endpoints.previewAudience, {
    ...{ organization: crowd.home, query: { organization: audience.organizations } },
  });
  const id = await draft(audience);
  expect((await desk.send(crowd.home, id)).body).toMatchObject({ status: 'scheduled', people: 0 });
  await desk.work();
  expect(await told(id)).toBe('Ann Ben Cay Dan Eve Far Owl Owl');
  expect(await read(id)).toMatchObject({ status: 'sent', people: body.people, problem: null });
  const [ann] = await toldOf(desk, id);
  expect(ann).toMatchObject({
    organization_id: crowd.home,
    reason: expect.stringMatching(/ tells everybody there\.$/),
  });
});

test('roles and projects say why somebody is told', async () => {
  const id = await draft({ roles: ['member', 'manager'], projects: [crowd.quay] });
  await desk.send(crowd.home, id);
  await desk.work();
  const found = await toldOf(desk, id);
  expect(found.map(({ name }) => name)).toEqual(['Ann', 'Cay']);
  expect(found[0]?.reason).toMatch(/ tells its members and managers on the team of Quay\.$/);
});

test('it lies in the inbox in nobody’s name, with its page', async () => {
  const id = await draft({ roles: ['owner'] }, { link: '/daily-activity', priority: 'urgent' });
  await desk.send(crowd.home, id);
  await desk.work();
  const [row] = await desk.muster.database.query('select * from notifications where source = $1', [
    `announcement:${id}`,
  ]);
  expect(row).toMatchObject({
    ...{ type: 'announcement.sent', title: 'The quay closes', message: 'At noon', actor_name: null },
    ...{ url: '/daily-activity', priority: 'urgent', target_id: id, project_id: null },
  });
});

test('what is scheduled waits for its moment, and a later order takes the place of an earlier one', async () => {
  const id = await draft();
  await desk.send(crowd.home, id, IN_AN_HOUR);
  const later = new Date(Date.parse(IN_AN_HOUR) + 60_000).toISOString();
  await desk.send(crowd.home, id, later);
  const [first, second] = desk.waiting.filter(({ queue }) => queue === SENDING);
  expect([first?.notBefore?.toISOString(), second?.notBefore?.toISOString()]).toEqual([IN_AN_HOUR, later]);
  if (first) await desk.run(first);
  expect(await read(id)).toMatchObject({ status: 'scheduled', send_at: later });
  expect(await told(id)).toBe('');
  await desk.work();
  expect(await told(id)).toBe('Ann Ben Cay Dan Eve Owl');
});

test('what is taken back isn’t sent, and is changed and sent later', async () => {
  const id = await draft();
  expect((await withdraw(id)).body.rule).toBe('announcement-not-scheduled');
  await desk.send(crowd.home, id, IN_AN_HOUR);
  expect((await withdraw(id)).body).toMatchObject({ status: 'draft', send_at: null });
  await desk.work();
  expect(await read(id)).toMatchObject({ status: 'draft', people: 0 });
  expect(await told(id)).toBe('');
});

test('what is scheduled stays so when it is changed, and goes out as it was changed last', async () => {
  const id = await draft();
  const { body } = await desk.send(crowd.home, id, IN_AN_HOUR);
  const changed = await asAdmin()(endpoints.updateAnnouncement, {
    ...{ organization: crowd.home, params: { announcement_id: id }, version: body.version },
    body: { title: 'The quay opens', audience: { ...body.audience, roles: ['owner'] } },
  });
  expect(changed.body).toMatchObject({ status: 'scheduled', send_at: IN_AN_HOUR });
  await desk.work();
  expect(await told(id)).toBe('Owl');
});

test('what is thrown away while it waits reaches nobody', async () => {
  const id = await draft();
  const { body } = await desk.send(crowd.home, id, IN_AN_HOUR);
  const params = { announcement_id: id };
  await asAdmin()(endpoints.deleteAnnouncement, { organization: crowd.home, params, version: body.version });
  await desk.work();
  expect(await told(id)).toBe('');
});

test('a moment in the past is now', async () => {
  const id = await draft();
  const { body } = await desk.send(crowd.home, id, '2020-01-01T00:00:00Z');
  expect(Date.parse(body.send_at)).toBeGreaterThan(Date.now() - 60_000);
  expect(desk.waiting.at(-1)?.notBefore).toBeUndefined();
  await desk.work();
});

test('what a queue has lost is ordered anew once it is overdue', async () => {
  const lost = await draft();
  for (const id of [lost, await draft()]) await desk.send(crowd.home, id, IN_AN_HOUR);
  await desk.muster.database.query(
    "update announcements set send_at = now() - interval '6 minutes' where id = $1",
    [lost],
  );
  const found: object[] = [];
  const enqueue = async (_: unknown, queue: string, data: object) => {
    found.push({ queue, data });
  };
  await orderOverdue(desk.muster.server.databases, enqueue).run({});
  expect(found).toMatchObject([{ queue: SENDING, data: { announcement: lost } }]);
});

test('what can’t be sent says why', async () => {
  const rule = async (id: string, send_at: string | null = null) =>
    (await desk.send(crowd.home, id, send_at)).body.rule;
  expect(await rule(await draft({}, { status: 'template' }))).toBe('announcement-is-template');
  expect(await rule(await draft({ roles: ['executive'] }))).toBe('nobody-to-tell');
  expect(await rule(await draft(), new Date(Date.now() + 400 * 86_400_000).toISOString())).toBe(
    'too-far-ahead',
  );
  const id = await draft();
  await desk.send(crowd.home, id);
  await desk.work();
  expect(await rule(id)).toBe('announcement-sent');
  expect((await withdraw(id)).body.rule).toBe('announcement-not-scheduled');
});

test('the same order sent twice by its key is one', async () => {
  const id = await draft();
  const order = () =>
    asAdmin()(endpoints.sendAnnouncement, {
      ...{
        organization: crowd.home,
        params: { announcement_id: id },
        body: { send_at: null },
        key: `once ${id}`,
      },
    });
  const [first, again] = [await order(), await order()];
  expect(again.body).toEqual(first.body);
  expect(desk.waiting.filter(({ queue }) => queue === SENDING)).toHaveLength(1);
  await desk.work();
});
