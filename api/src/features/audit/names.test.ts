import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAudit } from '#contract/audit/endpoints.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { makeProject } from '../../../test/factories/project.ts';
import { makeOrganization } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
beforeAll(async () => {
  muster = await openTestServer();
});
afterAll(() => muster.close());

test('what changed is told with the names that its ids and those whom it mentions have now, those of another organization without', async () => {
  const { database, organization, as } = muster;
  const { manager, owner } = organization.people;
  const project = await makeProject(database, organization, { name: 'Night watch' });
  const foreign = await makeProject(database, await makeOrganization(database), { name: 'Not theirs' });
  await insertRow(database, 'events', {
    org_id: organization.id,
    type: 'thing.changed',
    subject_type: 'thing',
    subject_id: crypto.randomUUID(),
    changes: { project_ids: [[foreign], [project]], body: [null, `<@${manager.member}>: look`] },
  });
  const { body } = await as(owner)(listAudit, { query: { type: 'thing.changed' } });
  expect(body.data[0].names).toEqual({ [project]: 'Night watch', [manager.member ?? '']: manager.name });
});
