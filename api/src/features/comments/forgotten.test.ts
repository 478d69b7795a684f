import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { makeProject } from '../../../test/factories/project.ts';
import { type LeavingServer, openLeavingServer } from '../../../test/leaving.ts';

let muster: LeavingServer;
beforeAll(async () => {
  muster = await openLeavingServer();
});
afterAll(() => muster.close());

test('comments of a deleted person stay under the pseudonym; what they had deleted is gone for good', async () => {
  const { database, organization } = muster;
  const person = await muster.someone('member', 'Philippa Marsh');
  const token = await muster.signIn(person);
  const said = {
    ...{ org_id: organization.id, project_id: await makeProject(database, organization) },
    ...{ member_id: person.member, created_by: person.sub },
  };
  const kept = await insertRow(database, 'comments', { ...said, body: 'Gate 3 is closed' });
  const deleted = await insertRow(database, 'comments', {
    ...said,
    body: 'Secret',
    archived_at: '2026-03-02',
  });
  for (const [subject_id, body] of [
    [kept, 'Gate 3 is closed'],
    [deleted, 'Secret'],
  ])
    await insertRow(database, 'events', {
      ...{ org_id: organization.id, type: 'comment.added', subject_type: 'comment', subject_id },
      ...{ actor: person.sub, actor_name: person.name, changes: { body: [null, body] } },
    });
  await muster.leave(token, person);
  const { user_sub } = await muster.memberOf(person);
  expect(
    await database.query('select body, created_by, version from comments where member_id = $1 order by id', [
      person.member,
    ]),
  ).toEqual([
    { body: 'Gate 3 is closed', created_by: expect.any(String), version: 1 },
    { body: '', created_by: expect.any(String), version: 1 },
  ]);
  const events = await database.query(
    "select changes from events where actor = $1 and type = 'comment.added' order by id",
    [user_sub],
  );
  expect(events.map(({ changes }) => changes)).toEqual([{ body: [null, 'Gate 3 is closed'] }, {}]);
});
