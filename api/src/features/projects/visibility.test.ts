import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  archiveProject,
  countProjectViews,
  createProject,
  listProjects,
  readProject,
  readProjectDashboard,
  updateProject,
} from '#contract/projects/endpoints.ts';
import type { ProjectRow } from '#contract/projects/shapes.ts';
import { makeProject } from '../../../test/factories/project.ts';
import { makeOrganization } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
const projects = { granted: '', owned: '', sponsored: '', hidden: '' };
beforeAll(async () => {
  muster = await openTestServer();
  const { database, organization } = muster;
  const { member } = organization.people;
  projects.granted = await makeProject(database, organization, { name: 'Granted' });
  projects.owned = await makeProject(database, organization, { name: 'Owned', owner_id: member.member });
  projects.sponsored = await makeProject(database, organization, {
    name: 'Sponsored',
    sponsor_id: member.member,
  });
  projects.hidden = await makeProject(database, organization, { name: 'Hidden' });
  await database.query(
    "insert into role_grants (org_id, subject, role, project_id) values ($1, $2, 'member', $3)",
    [organization.id, member.sub, projects.granted],
  );
});
afterAll(() => muster.close());

test('a member lists the projects they hold a grant in, own or sponsor', async () => {
  const call = muster.as(muster.organization.people.member);
  const { body } = await call(listProjects);
  expect(body.data.map(({ name }: ProjectRow) => name)).toEqual(['Granted', 'Owned', 'Sponsored']);
  expect((await call(countProjectViews)).body).toMatchObject({ open: 3, mine: 1 });
});

test('a coordinator lists all of them', async () => {
  const { body } = await muster.as(muster.organization.people.coordinator)(listProjects);
  expect(body.data).toHaveLength(4);
});

test('an invisible project, a foreign one and a missing one answer alike', async () => {
  const other = await makeOrganization(muster.database);
  const foreign = await makeProject(muster.database, other);
  const call = muster.as(muster.organization.people.member);
  for (const endpoint of [readProject, readProjectDashboard]) {
    const answers = await Promise.all(
      [projects.hidden, foreign, crypto.randomUUID()].map((project_id) =>
        call(endpoint, { params: { project_id } }),
      ),
    );
    const [first] = answers;
    for (const { status, body } of answers) {
      expect(status).toBe(404);
      expect({ ...body, request_id: '' }).toEqual({ ...first?.body, request_id: '' });
    }
    expect((await call(endpoint, { params: { project_id: projects.granted } })).status).toBe(200);
  }
});

test('a foreign project cannot be changed or archived, and looks missing', async () => {
  const other = await makeOrganization(muster.database);
  const project_id = await makeProject(muster.database, other);
  const call = muster.as(muster.organization.people.owner);
  expect(
    (await call(updateProject, { params: { project_id }, body: { progress: 1 }, version: 1 })).status,
  ).toBe(404);
  expect((await call(archiveProject, { params: { project_id }, version: 1 })).status).toBe(404);
});

test('members and coordinators cannot create or change a project; a manager cannot archive one', async () => {
  const { member, coordinator, manager } = muster.organization.people;
  const params = { project_id: projects.granted };
  for (const person of [member, coordinator]) {
    const call = muster.as(person);
    const made = await call(createProject, {
      body: { code: 'NEW-1', name: 'New', start_date: '2026-01-01' },
    });
    expect(made.status).toBe(403);
    expect((await call(updateProject, { params, body: { progress: 5 }, version: 1 })).status).toBe(403);
  }
  expect((await muster.as(manager)(archiveProject, { params, version: 1 })).status).toBe(403);
});

test('a manager of one project only changes that one', async () => {
  const { member } = muster.organization.people;
  const project_id = await makeProject(muster.database, muster.organization);
  await muster.database.query(
    "insert into role_grants (org_id, subject, role, project_id) values ($1, $2, 'manager', $3)",
    [muster.organization.id, member.sub, project_id],
  );
  await expect
    .poll(
      async () =>
        (
          await muster.as(member)(updateProject, {
            params: { project_id },
            body: { progress: 5 },
            version: 1,
          })
        ).status,
    )
    .toBe(200);
  const params = { project_id: projects.owned };
  expect((await muster.as(member)(updateProject, { params, body: { progress: 5 }, version: 1 })).status).toBe(
    403,
  );
});
