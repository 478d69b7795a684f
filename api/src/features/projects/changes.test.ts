import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  listProjectChanges,
  readProject,
  transitionProject,
  updateProject,
} from '#contract/projects/endpoints.ts';
import { makeProject } from '../../../test/factories/project.ts';
import { makeOrganization } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
beforeAll(async () => {
  muster = await openTestServer();
});
afterAll(() => muster.close());

const make = () => makeProject(muster.database, muster.organization);
const manager = () => muster.as(muster.organization.people.manager);
const change = (project_id: string, body: object, version = 1) =>
  manager()(updateProject, { params: { project_id }, body, version });
const changesOf = async (project_id: string) =>
  (await manager()(listProjectChanges, { params: { project_id } })).body.data;

test('what was changed of a project can be read, newest first, with who did it and why', async () => {
  const project_id = await make();
  await change(project_id, { name: 'Pier patrols', progress: 40 });
  const body = { to: 'cancelled', reason: 'Client withdrew' } as const;
  await manager()(transitionProject, { params: { project_id }, body });
  const { name } = muster.organization.people.manager;
  expect(await changesOf(project_id)).toMatchObject([
    {
      type: 'project.cancelled',
      actor: name,
      changes: { status: ['active', 'cancelled'] },
      data: { reason: 'Client withdrew' },
    },
    {
      type: 'project.updated',
      actor: name,
      changes: { name: ['Harbour guarding', 'Pier patrols'], progress: [0, 40] },
    },
  ]);
});

test('what a project chooses about its ops-log is a change like any other, and is refused over an older version', async () => {
  const project_id = await make();
  const chosen = { sev1_escalates_min: 5, handover_overdue_min: 45, handover_gate: true };
  const { status, body } = await change(project_id, chosen);
  expect(status).toBe(200);
  expect(body).toMatchObject({ ...chosen, sev2_escalates_min: 30, handover_required: false });
  expect(await changesOf(project_id)).toMatchObject([
    {
      changes: { sev1_escalates_min: [10, 5], handover_overdue_min: [30, 45], handover_gate: [false, true] },
    },
  ]);
  expect((await change(project_id, { handover_gate: false })).status).toBe(412);
});

test('saving without a difference writes nothing', async () => {
  const project_id = await make();
  const { status, body } = await change(project_id, { name: 'Harbour guarding', tags: [], milestones: [] });
  expect([status, body.version]).toEqual([200, 1]);
  expect(await changesOf(project_id)).toEqual([]);
});

test('the changes of a foreign project are as missing as the project', async () => {
  const foreign = await makeProject(muster.database, await makeOrganization(muster.database));
  const asked = [foreign, randomUUID()].flatMap((project_id) => [
    manager()(listProjectChanges, { params: { project_id } }),
    manager()(readProject, { params: { project_id } }),
  ]);
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([404, 404, 404, 404]);
});
