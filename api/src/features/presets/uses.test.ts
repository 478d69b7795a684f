import { afterAll, beforeAll, expect, test } from 'vitest';
import * as applying from '#contract/ops-log/preset-endpoints.ts';
import { listPresetUses, type PresetUse } from '#contract/presets/uses.ts';
import { archiveProject, updateProject } from '#contract/projects/endpoints.ts';
import { applyProjectPreset } from '#contract/projects/preset-endpoints.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { makeProject } from '../../../test/factories/project.ts';
import { makeOrganization, makePerson, type TestPerson } from '../../../test/people.ts';
import { type PresetDesk, presetDesk } from '../../../test/preset-desk.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
let coordinator: TestPerson;
let manager: TestPerson;
let owner: TestPerson;
let desk: PresetDesk;
beforeAll(async () => {
  muster = await openTestServer();
  ({ coordinator, manager, owner } = muster.organization.people);
  desk = presetDesk(muster, muster.organization.people.admin);
});
afterAll(() => muster.close());

const projectNamed = (name: string) =>
  makeProject(muster.database, muster.organization, { name, priority: 'low', tags: '{mine}' });
const apply = (project_id: string, preset_id: string, revision = 1) =>
  muster.as(manager)(applyProjectPreset, {
    params: { project_id },
    body: { preset_id, revision, version: 1 },
  });
const nameOf = ({ name }: PresetUse) => name;
const uses = async (preset_id: string, query: object = {}, by = coordinator) =>
  (await muster.as(by)(listPresetUses, { params: { preset_id }, query })).body;

test('what a preset was applied to is listed with its revision and what differs since, the oldest revision first', async () => {
  const preset_id = await desk.make({ payload: { priority: 'high', tags: ['quay'] } });
  const [pier, quay, other] = [
    await projectNamed('Pier'),
    await projectNamed('Quay'),
    await projectNamed('Aft'),
  ];
  await apply(pier, preset_id);
  await apply(quay, preset_id);
  await muster.as(manager)(updateProject, {
    params: { project_id: quay },
    body: { tags: ['mine'], priority: 'low' },
    version: 2,
  });
  await desk.next(preset_id, { payload: { priority: 'urgent', tags: ['quay'] } });
  await apply(other, preset_id, 2);
  const { data } = await uses(preset_id);
  expect(data.map(({ name, revision, drifted }: PresetUse) => [name, revision, drifted])).toEqual([
    ['Pier', 1, 0],
    ['Quay', 1, 2],
    ['Aft', 2, 0],
  ]);
  expect(data[0]).toMatchObject({ place: 'project', id: pier, project: { id: pier, name: 'Pier' } });
  expect((await uses(preset_id, { sort: '-name' })).data.map(nameOf)).toEqual(['Quay', 'Pier', 'Aft']);
  const first = await uses(preset_id, { per_page: 2 });
  const rest = await uses(preset_id, { per_page: 2, after: first.after });
  expect([...first.data, ...rest.data].map(nameOf)).toEqual(['Pier', 'Quay', 'Aft']);
  expect(rest.after).toBeNull();
  expect((await desk.read(preset_id)).uses).toBe(data.length);
});

test('templates of ops-logs are among them, those of every project without one; what is archived is not', async () => {
  const preset_id = await desk.make({
    kind: 'ops_log',
    payload: { type: 'note', title: 'Round', body: 'Gate' },
  });
  const home = await projectNamed('Home');
  const body = { preset_id, revision: 1 };
  await muster.as(manager)(applying.createOpsLogTemplateFromPreset, {
    params: { project_id: home },
    body: { ...body, name: 'Ours' },
  });
  await muster.as(owner)(applying.createSharedOpsLogTemplateFromPreset, {
    body: { ...body, name: 'Everyone’s' },
  });
  expect((await uses(preset_id)).data).toMatchObject([
    { place: 'ops_log_template', name: 'Everyone’s', project: null, revision: 1, drifted: 0 },
    { place: 'ops_log_template', name: 'Ours', project: { id: home, name: 'Home' } },
  ]);
  const projects = await desk.make({ payload: { priority: 'high' } });
  await apply(home, projects);
  await muster.as(muster.organization.people.director)(archiveProject, {
    params: { project_id: home },
    version: 2,
  });
  expect((await uses(projects)).data).toEqual([]);
});

test('of a preset of every organization each is told its own places, and whoever sees some projects alone is told those', async () => {
  const preset_id = await desk.make({ scope: 'global', payload: { priority: 'high' } });
  const [seen, unseen] = [await projectNamed('Seen'), await projectNamed('Unseen')];
  await apply(seen, preset_id);
  await apply(unseen, preset_id);
  const elsewhere = await makeOrganization(muster.database);
  const foreign = await muster.as(elsewhere.people.coordinator)(listPresetUses, {
    ...{ params: { preset_id }, organization: elsewhere.id },
  });
  expect(foreign.body.data).toEqual([]);
  const { member } = muster.organization.people;
  const refused = await muster.as(member)(listPresetUses, { params: { preset_id } });
  expect(refused.status).toBe(403);
  await muster.database.query(
    "insert into policy_rules (minimum, domain, object, action) values ('member', '/org/:org', '/presets', 'read')",
  );
  const here = await makePerson(muster.database, muster.organization.id, 'member');
  await insertRow(muster.database, 'role_grants', {
    ...{ org_id: muster.organization.id, project_id: seen, subject: here.sub, role: 'manager' },
  });
  const told = await uses(preset_id, {}, here);
  expect(told.data.map(nameOf)).toEqual(['Seen']);
});

test('calculations are told to whoever may read the calculator; a percentage that is written otherwise is no drift', async () => {
  const preset_id = await desk.make({ kind: 'calculator', payload: { tax_pct: '20.00', currency: 'EUR' } });
  await insertRow(muster.database, 'calculator_scenarios', {
    ...{ org_id: muster.organization.id, number: 1, name: 'Nights', preset_id, preset_revision: 1 },
    inputs: JSON.stringify({ tax_pct: '20', currency: 'GBP' }),
    ...{ results: '{}', engine_version: 1, currency: 'GBP', price_minor: 0, cost_minor: 0, lines: 0 },
  });
  const { admin } = muster.organization.people;
  const told = await muster.as(admin)(listPresetUses, {
    ...{ params: { preset_id }, organization: muster.organization.id },
  });
  expect(told.body.data).toMatchObject([
    { place: 'calculator_scenario', name: 'Nights', project: null, revision: 1, drifted: 1 },
  ]);
  expect((await uses(preset_id)).data).toEqual([]);
});
