import { afterAll, beforeAll, expect, test } from 'vitest';
import * as log from '#contract/ops-log/template-endpoints.ts';
import { TEMPLATES_AT_MOST } from '#contract/ops-log/template-shapes.ts';
import { makePerson, type TestPerson } from '../../../test/people.ts';
import { refusal } from '../../../test/time-desk.ts';
import { type OpsLogDesk, openOpsLogDesk } from './fixtures/desk.ts';

let desk: OpsLogDesk;
let project: string;
beforeAll(async () => {
  desk = await openOpsLogDesk();
});
afterAll(() => desk.muster.close());

const as = (person: TestPerson) => desk.muster.as(person);
const owner = () => desk.muster.organization.people.owner;
const own = (id: string) => ({ params: { project_id: project, log_template_id: id } });
const incident = { type: 'incident', name: 'Alarm', body: 'Which one?', severity: 'sev3' } as const;

const keep = (fields: object = {}, person = desk.manager) =>
  as(person)(log.createOpsLogTemplate, { params: { project_id: project }, body: { ...incident, ...fields } });
const share = (fields: object = {}, person = owner()) =>
  as(person)(log.createSharedOpsLogTemplate, { body: { ...incident, ...fields } });
const used = async (person = desk.coordinator) => {
  const { body } = await as(person)(log.listOpsLogTemplates, {
    params: { project_id: project },
    query: { per_page: 200 },
  });
  return body.data
    .filter((row: { used: boolean }) => row.used)
    .map(({ type, name }: { type: string; name: string }) => `${type} ${name}`);
};

test('what an entry of a type starts from is kept word for word, and changed by whoever saw it last', async () => {
  project = await desk.makeProject();
  const { status, body } = await keep({ title: 'Alarm at {time}', tags: ['alarm'], follow_up_days: 2 });
  expect([status, body]).toEqual([
    201,
    {
      ...{ ...incident, title: 'Alarm at {time}', tags: ['alarm'], follow_up_days: 2 },
      ...{ id: body.id, version: 1, project_id: project, used: true, preset: null },
    },
  ]);
  const change = (fields: object, version: number) =>
    as(desk.manager)(log.updateOpsLogTemplate, { ...own(body.id), body: fields, version });
  expect((await change({ follow_up_days: null, body: '' }, 1)).body).toEqual({
    ...{ ...body, follow_up_days: null, body: '', version: 2 },
  });
  expect((await change({ name: 'Other' }, 1)).status).toBe(412);
  const [event] = await desk.muster.database.query(
    "select changes from events where subject_id = $1 and type = 'ops-log-template.changed'",
    [body.id],
  );
  expect(event?.changes).toEqual({ follow_up_days: [2, null], body: ['Which one?', ''] });
});

test('the organization’s templates are every project’s, but where a project has some of its own of the type', async () => {
  project = await desk.makeProject();
  await share();
  await share({ type: 'handover', name: 'Shift change', severity: null });
  expect(await used()).toEqual(['handover Shift change', 'incident Alarm']);
  const { id } = (await keep({ name: 'Gate alarm' })).body;
  await keep({ name: 'Fire' });
  expect(await used()).toEqual(['handover Shift change', 'incident Fire', 'incident Gate alarm']);
  await as(desk.manager)(log.archiveOpsLogTemplate, { ...own(id), version: 1 });
  expect(await used()).toEqual(['handover Shift change', 'incident Fire']);
});

test('an archived one comes back as it was, unless its name was given away', async () => {
  project = await desk.makeProject();
  const { body } = await keep();
  const archive = () =>
    as(desk.manager)(log.archiveOpsLogTemplate, { ...own(body.id), version: body.version });
  expect((await archive()).status).toBe(204);
  expect((await archive()).status).toBe(404);
  const back = () => as(desk.manager)(log.restoreOpsLogTemplate, own(body.id));
  expect((await back()).body).toMatchObject({ id: body.id, name: 'Alarm', body: 'Which one?' });
  await as(desk.manager)(log.archiveOpsLogTemplate, { ...own(body.id), version: 3 });
  await keep({ name: 'alarm' });
  expect(refusal(await back())).toEqual([422, 'name-taken', 'name']);
});

test.each([
  [{ body: '', severity: null }, ['template-empty', 'body']],
  [{ severity: 'info' }, ['incident-severity', 'severity']],
  [{ name: 'ALARM' }, ['name-taken', 'name']],
  [{ follow_up_days: 366 }, [null, 'follow_up_days']],
  [{ project_id: 'x' }, [null, 'project_id']],
])('a template that says %j is refused, and nothing is kept', async (fields, rule) => {
  project = await desk.makeProject();
  await keep();
  expect(refusal(await keep({ name: 'Another', ...fields }))).toEqual([422, ...rule]);
  expect(await used()).not.toContain('incident Another');
});

test('two at once get no name twice, and a project keeps no more than a menu holds', async () => {
  project = await desk.makeProject();
  const answers = await Promise.all([keep(), keep(), keep()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
  await desk.muster.database.query(
    `insert into ops_log_templates (org_id, project_id, type, name, payload)
     select org_id, project_id, type, 'Copy ' || n, payload from ops_log_templates, generate_series(2, $2) n where project_id = $1`,
    [project, TEMPLATES_AT_MOST],
  );
  expect(refusal(await keep({ name: 'One more' }))).toEqual([422, 'template-count', '']);
});

test('templates of one project are nobody else’s, and an archived project keeps none', async () => {
  project = await desk.makeProject();
  const { id } = (await keep()).body;
  project = await desk.makeProject({ status: 'archived', archived_at: '2026-03-02T10:00Z' });
  expect((await as(desk.manager)(log.restoreOpsLogTemplate, own(id))).status).toBe(422);
  project = await desk.makeProject();
  expect((await as(desk.manager)(log.restoreOpsLogTemplate, own(id))).status).toBe(404);
});

test('whoever is on shift starts from them too; what every project has is the organization’s owner’s to change', async () => {
  project = desk.project;
  const guard = await makePerson(desk.muster.database, desk.muster.organization.id, 'member');
  const list = () =>
    as(guard)(log.listOpsLogTemplates, { params: { project_id: project }, query: { per_page: 200 } });
  expect((await list()).status).toBe(403);
  await desk.onShift(guard, -1, 5);
  await keep({ name: 'Seen on shift' });
  expect(await used(guard)).toContain('incident Seen on shift');
  expect((await keep({ name: 'Mine' }, guard)).status).toBe(403);
  expect((await share({ name: 'Ours' }, desk.manager)).status).toBe(403);
});
