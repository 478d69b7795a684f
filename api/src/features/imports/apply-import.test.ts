import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../../test/server.ts';
import { bytes, togglFile } from './fixtures/files.ts';
import { importerOf, teamExport } from './fixtures/uploads.ts';

let muster: TestServer;
beforeAll(async () => {
  muster = await openTestServer();
});
afterAll(() => muster.close());

const manager = () => importerOf(muster, muster.organization.people.manager);
const count = async (table: string) => (await muster.database.query(`select from ${table}`)).length;

test('a real team’s file adds exactly its time, its people and its project', async () => {
  const team = teamExport();
  const { body: preview } = await manager().preview(team.bytes);
  const { status, body } = await manager().apply(preview.id);
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: 'applied', undone_at: null });
  expect(body.result).toMatchObject({
    created_entries: team.entries,
    skipped_duplicates: 0,
    created_people: 5,
    created_projects: 1,
    total_seconds: team.seconds,
  });
  const totals = await muster.database.query(
    'select project_id, seconds::int, entries::int from project_totals',
  );
  expect(totals).toEqual([
    { project_id: body.result.projects[0].id, seconds: team.seconds, entries: team.entries },
  ]);
});

test('the same file again, in another order too, adds nothing', async () => {
  const team = teamExport();
  const [header = '', ...rows] = team.bytes.toString().trimEnd().split('\n');
  const before = await count('activity_entries');
  const again = await manager().bring(team.bytes);
  const turned = await manager().bring(bytes([header, ...rows.reverse()].join('\n')));
  for (const { result } of [again, turned])
    expect(result).toMatchObject({ created_entries: 0, skipped_duplicates: team.entries, created_people: 0 });
  expect(await count('activity_entries')).toBe(before);
  const { body } = await manager().preview(team.bytes);
  expect(body.duplicates).toBe(team.entries);
});

test('one import applied twice at once, and one file imported twice at once, add their time once', async () => {
  const file = togglFile({ Project: 'At once' }, { Project: 'At once', Description: 'Second' });
  const { director } = muster.organization.people;
  const other = importerOf(muster, director);
  const [mine, theirs] = [await manager().preview(file), await other.preview(file)];
  const answers = await Promise.all([
    manager().apply(mine.body.id),
    manager().apply(mine.body.id),
    other.apply(theirs.body.id, { projects: { 'at once': { create: { name: 'At once' } } } }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 422]);
  const created = answers.map(({ body }) => body.result?.created_entries ?? 0);
  expect(created.sort()).toEqual([0, 0, 2]);
  expect(await muster.database.query("select from projects where name = 'At once'")).toHaveLength(1);
});

test('a file with an error, or with dates in an open order, changes nothing', async () => {
  const before = await count('events');
  const bad = await manager().preview(togglFile({}, { Duration: 'soon' }));
  const refused = await manager().apply(bad.body.id);
  expect([refused.status, refused.body.rule]).toEqual([422, 'import-has-errors']);
  const open = await manager().preview(bytes('User,Project,Start date,Duration\nAda,Site,03/04/2024,1:00'));
  const unsettled = await manager().apply(open.body.id);
  expect([unsettled.status, unsettled.body.rule]).toEqual([422, 'date-order-open']);
  expect(await count('events')).toBe(before + 2);
  const settled = await manager().apply(open.body.id, { date_order: 'mdy' });
  expect(settled.body).toMatchObject({ status: 'applied', date_order: 'mdy' });
  const [entry] = await muster.database.query(
    'select work_date::text from activity_entries where import_id = $1',
    [open.body.id],
  );
  expect(entry).toEqual({ work_date: '2024-03-04' });
});

test('an import is applied once', async () => {
  const { id } = await manager().bring(togglFile({ Description: 'Once' }));
  const again = await manager().apply(id);
  expect([again.status, again.body.rule]).toEqual([422, 'import-not-previewed']);
});

test('clocks on the wall are the organization’s, over midnight and where clocks are set back too', async () => {
  await muster.database.query("update organizations set timezone = 'Europe/Berlin'");
  const { id } = await manager().bring(
    togglFile(
      {
        Description: 'Night',
        'Start time': '23:30:00',
        'End date': '2024-03-05',
        'End time': '00:30:00',
        Duration: '01:00:00',
      },
      { Description: 'Zero', 'Start time': '12:00:00', 'End time': '12:00:00', Duration: '00:00:00' },
      {
        Description: 'Autumn',
        'Start date': '2024-10-27',
        'Start time': '02:50:00',
        'End date': '2024-10-27',
        'End time': '02:20:00',
        Duration: '00:30:00',
      },
      { Description: 'Longer', 'Start time': '14:00:00', 'End time': '15:00:00', Duration: '00:45:00' },
    ),
  );
  const rows = await muster.database.query(
    `select note, work_date::text, to_char(started_at at time zone 'UTC', 'DD HH24:MI') as started,
      extract(epoch from ended_at - started_at)::int as span, duration_s
    from activity_entries where import_id = $1 order by started_at`,
    [id],
  );
  expect(rows).toEqual([
    { note: 'Zero', work_date: '2024-03-04', started: '04 11:00', span: 0, duration_s: 0 },
    { note: 'Longer', work_date: '2024-03-04', started: '04 13:00', span: 3600, duration_s: 2700 },
    { note: 'Night', work_date: '2024-03-04', started: '04 22:30', span: 3600, duration_s: 3600 },
    { note: 'Autumn', work_date: '2024-10-27', started: '27 01:50', span: 1800, duration_s: 1800 },
  ]);
});

test('an import and each project that it touched tell of it', async () => {
  const { id, result } = await manager().bring(
    togglFile({ Project: 'Told' }, { Project: 'Told', Description: 'Two' }),
  );
  const events = await muster.database.query(
    `select type, project_id, actor_name, data from events where data ->> 'import_id' = $1 order by id`,
    [id],
  );
  expect(events.map(({ type }) => type)).toEqual(['import.applied', 'project.created', 'project.imported']);
  expect(events[0]).toMatchObject({
    actor_name: 'Manager Person',
    data: { created_entries: 2, total_seconds: 10_800 },
  });
  expect(events[2]).toMatchObject({
    project_id: result.projects[0].id,
    data: { file_name: 'time.csv', entries: 2, seconds: 10_800 },
  });
});
