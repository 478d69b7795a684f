import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LeavingServer, openLeavingServer } from '../../../test/leaving.ts';

let muster: LeavingServer;
beforeAll(async () => {
  muster = await openLeavingServer();
});
afterAll(() => muster.close());

test('whoever leaves takes along what they are able to do and how they wanted their lists and their dashboard; that of others stays', async () => {
  const { database, organization } = muster;
  const [person, colleague] = [
    await muster.someone('member', 'Ottoline Fairweather'),
    await muster.someone('member', 'Barnaby Stone'),
  ];
  const token = await muster.signIn(person);
  for (const { member } of [person, colleague]) {
    const ids = [organization.id, member];
    await database.query("insert into member_skills (org_id, member_id, skill) values ($1, $2, 'Dogs')", ids);
    await database.query(
      "insert into list_habits (org_id, member_id, list, home) values ($1, $2, 'projects', 'all')",
      ids,
    );
    await database.query(
      "insert into dashboard_arrangements (org_id, member_id, widgets) values ($1, $2, '[]')",
      ids,
    );
  }
  await muster.leave(token, person);
  const kept = [{ member_id: colleague.member }];
  expect(await database.query('select member_id from member_skills')).toEqual(kept);
  expect(await database.query('select member_id from list_habits')).toEqual(kept);
  expect(await database.query('select member_id from dashboard_arrangements')).toEqual(kept);
});
