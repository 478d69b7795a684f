import { afterAll, beforeAll, expect, test } from 'vitest';
import { COPY_PARTS } from '#contract/projects/copies.ts';
import { createProject, previewProjectCopy } from '#contract/projects/endpoints.ts';
import { makeEntry } from '../../../test/factories/entry.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { makeProject } from '../../../test/factories/project.ts';
import { makePerson } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
beforeAll(async () => {
  muster = await openTestServer();
});
afterAll(() => muster.close());

type Role = 'manager' | 'director' | 'member';
let count = 0;

const makeSource = async () => {
  const { database, organization } = muster;
  const { director, manager } = organization.people;
  const org_id = organization.id;
  const source = await makeProject(database, organization, {
    ...{ name: 'Quay 2025', start_date: '2025-01-10', end_date: '2025-12-10', currency: 'EUR' },
    ...{ budget_minor: 500_00, hard_cap: true, alert_pcts: '{80}', tags: '{night}', progress: 90 },
    ...{ health_mode: 'manual', health: 'red', health_note: 'Storm', status: 'completed' },
    ...{ sev1_escalates_min: 5, handover_gate: true },
  });
  const service_type_id = await insertRow(database, 'service_types', {
    ...{ org_id, code: `C${++count}`, name: 'Guarding', status: 'active' },
  });
  await database.query('insert into project_services values ($1, $2, $3)', [org_id, source, service_type_id]);
  await insertRow(database, 'project_milestones', {
    ...{ org_id, project_id: source, name: 'Gate', due_date: '2025-02-10', done: true },
  });
  const helper = await makePerson(database, org_id, 'member');
  const grants = [
    { subject: helper.sub, role: 'manager', reason: 'Runs the night' },
    { subject: manager.sub, role: 'executive' },
    { subject: director.sub, role: 'manager' },
    { subject: helper.sub, role: 'coordinator', expires_at: '2020-01-01' },
  ];
  for (const grant of grants)
    await insertRow(database, 'role_grants', { org_id, project_id: source, ...grant });
  await makeEntry(database, organization, { project_id: source });
  return { source, service_type_id, helper };
};
const copy = (source: string, more: object, by: Role = 'director') =>
  muster.as(muster.organization.people[by])(createProject, {
    body: {
      ...{ code: `COPY-${++count}`, name: 'Quay 2026', start_date: '2026-01-10' },
      copy: { project_id: source, parts: [...COPY_PARTS] },
      ...more,
    },
  });

test('a copy takes over what was chosen, its days as far from the start as they were, and never what has happened', async () => {
  const { source, service_type_id } = await makeSource();
  const { status, body } = await copy(source, {});
  expect(status).toBe(201);
  expect(body).toMatchObject({
    ...{ name: 'Quay 2026', start_date: '2026-01-10', end_date: '2026-12-10', currency: 'EUR' },
    ...{ budget_minor: 500_00, hard_cap: true, alert_pcts: [80], tags: ['night'], status: 'proposed' },
    ...{ progress: 0, health_mode: 'auto', health_note: null, entries: 0, seconds: 0 },
    ...{ sev1_escalates_min: 5, sev2_escalates_min: 30, handover_gate: true },
    service_types: [{ id: service_type_id }],
    milestones: [{ name: 'Gate', due_date: '2026-02-10', done: false, done_on: null }],
  });
  const part = await copy(source, { copy: { project_id: source, parts: ['tags'] }, type: 'internal' });
  expect(part.body).toMatchObject({ tags: ['night'], budget_minor: null, milestones: [], service_types: [] });
});

test('what is said of the new one goes before what is taken over', async () => {
  const { source } = await makeSource();
  const { body } = await copy(source, { tags: ['day'], budget_minor: 900_00, milestones: [] });
  expect(body).toMatchObject({ tags: ['day'], budget_minor: 900_00, milestones: [], hard_cap: true });
});

test('the event of a copy says from which project it came, and roles leave events of their own', async () => {
  const { source, helper } = await makeSource();
  const { body } = await copy(source, {});
  const events = await muster.database.query(
    'select type, subject_id, data from events where project_id = $1 order by id',
    [body.id],
  );
  expect(events).toMatchObject([
    { type: 'project.created', data: { copy_of: { id: source, name: 'Quay 2025' } } },
    { type: 'grant.created', subject_id: helper.member, data: { reason: 'Runs the night' } },
  ]);
});

test('roles come along up to the own rank, never one’s own, and only where one may grant any', async () => {
  const { source, helper } = await makeSource();
  const rolesIn = (project: string) =>
    muster.database.query('select subject, role::text from role_grants where project_id = $1', [project]);
  const { body } = await copy(source, {});
  expect(await rolesIn(body.id)).toEqual([{ subject: helper.sub, role: 'manager' }]);
  const { body: other } = await copy(source, {}, 'manager');
  expect(await rolesIn(other.id)).toEqual([]);
  const seen = async (by: Role) =>
    (
      await muster.as(muster.organization.people[by])(previewProjectCopy, {
        params: { project_id: source },
        query: { start_date: '2026-01-10' },
      })
    ).body;
  const reasons = (await seen('director')).roles.map((one: { left_out: string | null }) => one.left_out);
  expect(reasons.sort()).toEqual(['above-own-rank', null, 'self-promotion'].sort());
  expect(new Set((await seen('manager')).roles.map((one: { left_out: string }) => one.left_out))).toEqual(
    new Set(['not-allowed']),
  );
  expect((await seen('manager')).fields).toMatchObject({ end_date: '2026-12-10', tags: ['night'] });
});

test('a project that one may not read is as good as missing, and then nothing is made', async () => {
  const foreign = await copy('01a1fb7a-8bb3-77c6-abf2-5c0938cbb3f1', {});
  expect([foreign.status, foreign.body.rule, foreign.body.fields[0].field]).toEqual([
    422,
    'reference',
    'copy.project_id',
  ]);
  const code = `COPY-${count}`;
  expect(await muster.database.query('select id from projects where code = $1', [code])).toEqual([]);
});

test('a code that is taken makes neither the project nor any of its roles', async () => {
  const { source } = await makeSource();
  await copy(source, { code: 'TWICE' });
  const before = await muster.database.query('select id from role_grants');
  expect((await copy(source, { code: 'TWICE' })).body.rule).toBe('code-taken');
  expect(await muster.database.query('select id from role_grants')).toHaveLength(before.length);
});
