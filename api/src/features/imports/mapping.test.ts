import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { makeProject } from '../../../test/factories/project.ts';
import { makeOrganization } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';
import { bytes, togglFile } from './fixtures/files.ts';
import { importerOf } from './fixtures/uploads.ts';

let muster: TestServer;
beforeAll(async () => {
  muster = await openTestServer();
});
afterAll(() => muster.close());

const manager = () => importerOf(muster, muster.organization.people.manager);
const HARVEST =
  'Date,Client,Project,Task,Notes,Hours,First Name,Last Name,Billable?,Billable Rate,Billable Amount,Currency';
const harvest = (...rows: string[]) => bytes([HARVEST, ...rows].join('\n'));

test('what is chosen is taken, what is not is created with its client', async () => {
  const { database, organization } = muster;
  const quay = await makeProject(database, organization, { name: 'Quay' });
  const file = harvest(
    '2024-03-04,North,Survey,Dig,One,1,Ada,North,Yes,,,',
    '2024-03-05,South,Dock,Weld,Two,2,Ada,North,Yes,,,',
    '2024-03-06,West,,,Three,3,Ben,Okafor,No,,,',
  );
  const { id, result } = await manager().bring(file, {
    people: {
      'ada north': { id: organization.people.member.member ?? '' },
      'ben okafor': { create: { name: 'Ben', email: 'ben@example.org' } },
    },
    projects: { 'south / dock': { id: quay } },
    services: { weld: null },
  });
  expect(result).toMatchObject({
    created_people: 1,
    created_clients: 1,
    created_projects: 1,
    created_services: 1,
  });
  const rows = await database.query(
    `select e.note, m.email, p.name as project, p.type, c.name as client, s.code as service, e.billable
    from activity_entries e join members m on m.id = e.member_id left join projects p on p.id = e.project_id
    left join clients c on c.id = p.client_id left join service_types s on s.id = e.service_type_id
    where e.import_id = $1 order by e.work_date`,
    [id],
  );
  const { email } = organization.people.member;
  expect(rows).toEqual([
    {
      note: 'One',
      email,
      project: 'Survey',
      type: 'client',
      client: 'North',
      service: 'DIG',
      billable: true,
    },
    {
      note: 'Two',
      email,
      project: 'Quay',
      type: 'client',
      client: 'Port of Aldermouth',
      service: null,
      billable: true,
    },
    {
      note: 'Three',
      email: 'ben@example.org',
      project: null,
      type: null,
      client: null,
      service: null,
      billable: false,
    },
  ]);
});

test('people without an address are placeholders in the team from their first day on', async () => {
  const file = bytes(
    'User,Project,Start date,Duration\nZoë Ångström,Site,2024-03-05,1:00\nZoë Ångström,Site,2024-03-04,1:00',
  );
  const { id } = await manager().bring(file);
  const rows = await muster.database.query(
    'select name, email, employment, status, start_date::text, user_sub from members where import_id = $1',
    [id],
  );
  expect(rows).toEqual([
    {
      name: 'Zoë Ångström',
      email: 'zoe-angstrom@import.invalid',
      employment: 'placeholder',
      status: 'active',
      start_date: '2024-03-04',
      user_sub: null,
    },
  ]);
});

test('a project without a client is internal, starts with its first entry, and is the importer’s', async () => {
  const { id } = await manager().bring(togglFile({ Project: 'Own work', Billable: 'No' }));
  const [project] = await muster.database.query(
    'select code, type, billing, status, start_date::text, owner_id from projects where import_id = $1',
    [id],
  );
  expect(project).toEqual({
    code: 'OW-001',
    type: 'internal',
    billing: 'non_billable',
    status: 'active',
    start_date: '2024-03-04',
    owner_id: muster.organization.people.manager.member,
  });
});

test('an admin from outside the team makes projects of the organization’s owner', async () => {
  const { admin, owner } = muster.organization.people;
  const support = importerOf(muster, admin, muster.organization.id);
  const { id } = await support.bring(togglFile({ Project: 'By support' }));
  const [project] = await muster.database.query('select owner_id from projects where import_id = $1', [id]);
  expect(project).toEqual({ owner_id: owner.member });
});

test('an id of another organization answers exactly like one that never existed', async () => {
  const other = await makeOrganization(muster.database);
  const foreign = await makeProject(muster.database, other);
  const { body } = await manager().preview(togglFile({ Project: 'Chosen' }));
  const answers = [foreign, crypto.randomUUID()].map((id) =>
    manager().apply(body.id, { projects: { chosen: { id } } }),
  );
  for (const { status, body: refusal } of await Promise.all(answers))
    expect({ status, ...refusal, request_id: '' }).toEqual({
      status: 422,
      code: 'rule_broken',
      rule: 'reference',
      message: "This project doesn't exist: choose another.",
      fields: [{ field: 'projects.chosen', message: "This project doesn't exist: choose another." }],
      why: null,
      request_id: '',
    });
});

test.each([
  ['a name that the file does not hold', { projects: { other: null } }, 'key-unknown', 'projects.other'],
  [
    'a taken code',
    { projects: { rules: { create: { name: 'Rules', code: 'TAKEN' } } } },
    'unique',
    'projects.rules.create.code',
  ],
  [
    'a taken address',
    { people: { 'ada@example.org': { create: { name: 'Ada', email: 'kim@example.org' } } } },
    'unique',
    'people.ada@example.org.create.email',
  ],
])('%s is refused beside its place in the mapping', async (_, mapping, rule, field) => {
  const { database, organization } = muster;
  await database.query('delete from members where email = $1', ['kim@example.org']);
  await insertRow(database, 'members', { org_id: organization.id, name: 'Kim', email: 'kim@example.org' });
  await database.query("update projects set code = 'TAKEN' where name = 'Quay'");
  const { body } = await manager().preview(togglFile({ Project: 'Rules' }));
  const refused = await manager().apply(body.id, mapping);
  expect(refused.body).toMatchObject({ rule, fields: [{ field }] });
});
