import { afterAll, beforeAll, expect, test } from 'vitest';
import { listImports, readImport } from '#contract/imports/endpoints.ts';
import { makeEntry } from '../../../test/factories/entry.ts';
import { makeProject } from '../../../test/factories/project.ts';
import { makeOrganization } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';
import { bytes, togglFile } from './fixtures/files.ts';
import { importerOf, teamExport } from './fixtures/uploads.ts';

let muster: TestServer;
beforeAll(async () => {
  muster = await openTestServer();
});
afterAll(() => muster.close());

const manager = () => importerOf(muster, muster.organization.people.manager);
const WITH_CLIENT = bytes(
  'User,Email,Client,Project,Task,Start date,Duration\nAda North,ada@example.org,North,Survey,Dig,2024-03-04,1:00',
);

/** Rows of every tenant table but those that remember what happened, and marks by which a job counts days anew. */
const REMEMBERING = ['imports', 'events', 'event_seals', 'portfolio_marks'];

const everything = async () => {
  const tables = await muster.database.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'org_id'
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> all($1) order by 1`,
    [REMEMBERING],
  );
  const counts = tables.map(
    ({ name }) =>
      `select '${name}' as name, count(*)::int, md5(string_agg(t::text, '' order by t::text)) from ${name} t`,
  );
  return muster.database.query(`select * from (${counts.join(' union all ')}) every_table order by name`);
};

test('undoing leaves everything as it was before, sums included', async () => {
  const { database, organization } = muster;
  await makeEntry(database, organization, { project_id: await makeProject(database, organization) });
  const before = await everything();
  const team = await manager().bring(teamExport().bytes);
  const other = await manager().bring(WITH_CLIENT);
  expect(await everything()).not.toEqual(before);
  // The last one first: it may use people that the first one brought.
  for (const { id } of [other, team]) expect((await manager().undo(id)).body.undo.kept).toEqual([]);
  expect(await everything()).toEqual(before);
});

test('time on a project that was here before goes without a trace in its sums', async () => {
  const { database, organization } = muster;
  await makeProject(database, organization, { name: 'Here before' });
  const before = await everything();
  const { id, result } = await manager().bring(togglFile({ Project: 'Here before' }));
  expect(result.created_projects).toBe(0);
  await manager().undo(id);
  expect(await everything()).toEqual(before);
});

test('what something else uses by now stays, and the answer says so', async () => {
  const { database, organization } = muster;
  const { id, result } = await manager().bring(WITH_CLIENT);
  await makeEntry(database, organization, { project_id: result.projects[0].id, work_date: '2024-03-05' });
  const { body } = await manager().undo(id);
  expect(body.status).toBe('undone');
  expect(body.undo).toMatchObject({ deleted_entries: 1, kept: [{ name: 'Survey' }, { name: 'North' }] });
  expect(await database.query("select from members where name = 'Ada North'")).toHaveLength(0);
  expect(await database.query("select from service_types where name = 'Dig'")).toHaveLength(0);
});

test('an import whose time was approved since stays as it is', async () => {
  const { id } = await manager().bring(togglFile({}, { Description: 'Two' }));
  const approve = "update activity_entries set status = 'approved' where import_id = $1 and note = 'Two'";
  await muster.database.query(approve, [id]);
  const before = await everything();
  const refused = await manager().undo(id);
  expect([refused.status, refused.body.rule]).toEqual([422, 'import-in-use']);
  expect(refused.body.message).toContain('One entry of this import was approved since.');
  expect(await everything()).toEqual(before);
});

test('an import is undone once, and its file can be imported again', async () => {
  const file = togglFile({ Description: 'Again' });
  const { id } = await manager().bring(file);
  expect((await manager().undo(id)).status).toBe(200);
  const again = await manager().undo(id);
  expect([again.status, again.body.rule]).toEqual([422, 'import-not-applied']);
  expect((await manager().apply(id)).body.rule).toBe('import-not-previewed');
  expect((await manager().bring(file)).result.created_entries).toBe(1);
});

test('imports are listed newest first, and another organization knows of none', async () => {
  const { manager: person } = muster.organization.people;
  const { id } = await manager().bring(togglFile({ Description: 'Newest' }));
  const { body } = await muster.as(person)(listImports, { query: { per_page: 2 } });
  expect(body.data[0]).toMatchObject({
    id,
    status: 'applied',
    rows: 1,
    entries: 1,
    created_by: 'Manager Person',
  });
  const rest = await muster.as(person)(listImports, { query: { per_page: 2, after: body.after } });
  expect(rest.body.data[0].id < body.data[1].id).toBe(true);
  const foreign = (await makeOrganization(muster.database)).people.manager;
  expect((await muster.as(foreign)(listImports)).body.data).toEqual([]);
  const stranger = importerOf(muster, foreign);
  for (const answer of [
    await muster.as(foreign)(readImport, { params: { id } }),
    await stranger.apply(id),
    await stranger.undo(id),
  ])
    expect(answer.status).toBe(404);
});
