import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makePerson, type TestPerson } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';
import { tell } from '../../../test/told.ts';
import { signUnsubscribing, type Unsubscribing } from './queries/unsubscribing.ts';

let muster: TestServer;
let person: TestPerson;
beforeAll(async () => {
  muster = await openTestServer();
});
afterAll(() => muster.close());
beforeEach(async () => {
  person = await makePerson(muster.database, muster.organization.id, 'member');
});

const A_YEAR_MS = 366 * 86_400_000;
const sign = (about: Unsubscribing['about'], at = new Date()) =>
  muster.server.databases.within({ organization: null, sub: null, writes: false }, (db) =>
    signUnsubscribing(db, { recipient: person.sub, about }, at),
  );
const assigned = () => ({ organization: muster.organization.id, type: 'project.assigned' as const });
const open = async (method: 'GET' | 'POST', token: string) => {
  const answer = await muster.server.http.inject({
    method,
    url: `/api/mail-unsubscribe?token=${token}`,
    ...(method === 'POST'
      ? {
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: 'List-Unsubscribe=One-Click',
        }
      : {}),
  });
  return { status: answer.statusCode, body: answer.body };
};
const lines = () =>
  muster.database.query(
    `select organization_id, project_id, type, mode from notification_preferences
     where recipient = $1 and channel = 'email' order by type nulls first, project_id nulls first`,
    [person.sub],
  );
const line = (type: string, project: string | null = null, mode = 'off') => ({
  ...{ organization_id: muster.organization.id, project_id: project, type, mode },
});

test('one click of a mail program ends mail of that type in that organization, and twice is no harm', async () => {
  const token = await sign(assigned());
  expect((await open('POST', token)).status).toBe(200);
  expect((await open('POST', token)).status).toBe(200);
  expect(await lines()).toEqual([line('project.assigned')]);
});

test('looking at the link changes nothing, and offers a button that does', async () => {
  const page = await open('GET', await sign(assigned()));
  expect(page.status).toBe(200);
  expect(page.body).toContain('<form method="post">');
  expect(page.body).toContain('Stop these e-mails');
  expect(await lines()).toEqual([]);
});

test('it holds for projects that were asked for by mail, too', async () => {
  const project = '01900000-0000-7000-8000-000000000009';
  await muster.database.query(
    `insert into notification_preferences (recipient, organization_id, project_id, type, channel, mode)
     values ($1, $2, $3, null, 'email', 'instant'), ($1, $2, null, 'project.assigned', 'email', 'instant')`,
    [person.sub, muster.organization.id, project],
  );
  await open('POST', await sign(assigned()));
  expect(await lines()).toEqual([
    { ...line('', project, 'instant'), type: null },
    line('project.assigned'),
    line('project.assigned', project),
  ]);
});

test('the link of a digest ends what came in digests, and nothing else', async () => {
  const { id: organization } = muster.organization;
  const rest = { channel: 'email', organization } as const;
  await tell(muster.database, person.sub, { ...rest, type: 'activity.submitted', inDigest: true });
  await tell(muster.database, person.sub, { ...rest, type: 'mention.added' });
  await open('POST', await sign(null));
  expect(await lines()).toEqual([line('activity.submitted')]);
});

test('a link that is too old, changed or made up is refused, by sight and by click', async () => {
  const token = await sign(assigned());
  const old = await sign(assigned(), new Date(Date.now() - A_YEAR_MS));
  for (const wrong of [old, `x${token}`, token.slice(0, -4), 'x.y', ''])
    for (const method of ['GET', 'POST'] as const) {
      const { status, body } = await open(method, wrong);
      expect(status).toBe(400);
      expect(body).toContain('This link is of no use');
    }
  expect(await lines()).toEqual([]);
});
