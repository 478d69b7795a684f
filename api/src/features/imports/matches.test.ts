import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeClient } from '../../../test/factories/client.ts';
import { makeEntry } from '../../../test/factories/entry.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { makeProject } from '../../../test/factories/project.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';
import { bytes, togglFile } from './fixtures/files.ts';
import { importerOf } from './fixtures/uploads.ts';

let muster: TestServer;
beforeAll(async () => {
  muster = await openTestServer();
});
afterAll(() => muster.close());

const preview = async (file: Uint8Array) => {
  const { body } = await importerOf(muster, muster.organization.people.manager).preview(file);
  return body;
};
const makeMember = (fields: Record<string, unknown>) =>
  insertRow(muster.database, 'members', { org_id: muster.organization.id, status: 'active', ...fields });
const harvest = (client: string, project: string, task = '', code = '') =>
  bytes(
    `Date,Client,Project,Project Code,Task,Hours,First Name,Last Name\n2024-03-04,${client},${project},${code},${task},1.5,Ada,North`,
  );

test('people match by e-mail address before their name', async () => {
  const ada = await makeMember({ name: 'A. North', email: 'Ada@Example.org' });
  const ben = await makeMember({ name: 'Ben Okafor', email: 'ben@elsewhere.org' });
  const { people } = await preview(
    togglFile(
      {},
      { User: 'ben okafor', Email: 'ben@example.org' },
      { User: 'Chi Park', Email: 'chi@example.org' },
    ),
  );
  expect(people.map(({ match }: { match: { id: string } | null }) => match?.id)).toEqual([
    ada,
    ben,
    undefined,
  ]);
});

test('two people of one name match neither, because only somebody can tell which is meant', async () => {
  await makeMember({ name: 'Kim Lee', email: 'kim@example.org' });
  await makeMember({ name: 'Kim Lee', email: 'kim.lee@example.org' });
  const { people } = await preview(bytes('User,Project,Start date,Duration\nKim Lee,Site,2024-03-04,1:00'));
  expect(people[0].match).toBeNull();
});

test('time of nobody in particular is the importer’s', async () => {
  const { people } = await preview(bytes('Project,Start date,Duration\nSite,2024-03-04,1:00'));
  expect(people).toMatchObject([{ key: '', match: { id: muster.organization.people.manager.member } }]);
});

test('clients match by name, whatever their legal form; projects only with their client', async () => {
  const { database, organization } = muster;
  const north = await makeClient(database, organization, { name: 'North Harbour Ltd' });
  const survey = await makeProject(database, organization, { name: 'Survey', client_id: north });
  await makeProject(database, organization, { name: 'Dredging' });
  const own = await preview(harvest('north harbour', 'SURVEY'));
  expect(own.clients[0].match).toEqual({ id: north, name: 'North Harbour Ltd' });
  expect(own.projects[0].match).toEqual({ id: survey, name: 'Survey' });
  const foreign = await preview(harvest('North Harbour', 'Dredging'));
  expect(foreign.projects[0].match).toBeNull();
});

test('projects and service types match by code too', async () => {
  const { database, organization } = muster;
  const tower = await makeProject(database, organization, { name: 'Clock tower', code: 'TWR-9' });
  const dig = await insertRow(database, 'service_types', {
    org_id: organization.id,
    code: 'DIG',
    name: 'Digging',
  });
  const { projects, services } = await preview(harvest('Anybody', 'The tower', 'dig', 'twr-9'));
  expect(projects[0].match.id).toBe(tower);
  expect(services[0].match.id).toBe(dig);
});

test('history older than the edit window, and time outside of a project, are warned of once', async () => {
  const { database, organization } = muster;
  await makeProject(database, organization, {
    name: 'Quay',
    start_date: '2024-03-05',
    client_id: await makeClient(database, organization),
  });
  const file = togglFile({ Project: 'Quay' }, { Project: 'Quay', Description: 'Two' });
  const { warnings, warning_count } = await preview(file);
  expect(warnings.map(({ code, row }: { code: string; row: number }) => [code, row])).toEqual([
    ['edit_window', 2],
    ['project_dates', 2],
    ['overlap', 3],
  ]);
  expect(warning_count).toBe(3);
  expect(warnings[1].message).toBe(
    '2 rows lie outside of when time is logged on Quay (2024-03-05 to open end, active). Imported all the same.',
  );
});

test('time that overlaps what is here already is warned of, unless the organization allows it', async () => {
  const { database, organization } = muster;
  const member_id = await makeMember({ name: 'Ola Berg', email: 'ola@example.org' });
  await makeEntry(database, organization, {
    member_id,
    work_date: '2024-03-04',
    started_at: '2024-03-04T10:00:00Z',
    ended_at: '2024-03-04T11:00:00Z',
  });
  const file = togglFile({ Email: 'ola@example.org' });
  const overlaps = async () =>
    (await preview(file)).warnings.filter(({ code }: { code: string }) => code === 'overlap');
  expect(await overlaps()).toEqual([
    {
      code: 'overlap',
      row: 2,
      column: 'Start time',
      value: '2024-03-04T09:00:00',
      message: 'This overlaps time that this person has here already, 10:00 to 11:00. Both are kept.',
    },
  ]);
  await database.query('update organizations set allow_overlap = true');
  expect(await overlaps()).toEqual([]);
});
