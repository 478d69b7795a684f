import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeProject } from '../../../test/factories/project.ts';
import { makeTemplate } from '../../../test/factories/template.ts';
import { type LeavingServer, openLeavingServer } from '../../../test/leaving.ts';

let muster: LeavingServer;
beforeAll(async () => {
  muster = await openLeavingServer();
});
afterAll(() => muster.close());

test('whoever leaves is planned with no template any more; its shifts stay', async () => {
  const { database, organization } = muster;
  const person = await muster.someone('member', 'Ottoline Fairweather');
  const token = await muster.signIn(person);
  const project_id = await makeProject(database, organization);
  const { member } = person;
  const template = await makeTemplate(database, organization.id, { project_id, name: 'Week', member });
  await muster.leave(token, person);
  const left = await database.query(
    `select (select count(*)::int from roster_template_shifts where template_id = $1) as shifts,
       (select count(*)::int from roster_template_people where member_id = $2) as people`,
    [template, member],
  );
  expect(left).toEqual([{ shifts: 1, people: 0 }]);
});
