import { strFromU8, unzipSync } from 'fflate';
import papa from 'papaparse';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveDayNote } from '#contract/activity/day-endpoints.ts';
import { updateSettings } from '#contract/users/endpoints.ts';
import { makeEntry } from '../../../test/factories/entry.ts';
import { makeErrorReport } from '../../../test/factories/error-report.ts';
import { makeProject } from '../../../test/factories/project.ts';
import { makeOrganization, makePerson, type TestPerson } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
beforeAll(async () => {
  muster = await openTestServer();
});
afterAll(() => muster.close());

const ask = async (person: TestPerson) =>
  muster.server.http.inject({
    url: '/api/users/me/export',
    headers: { authorization: `Bearer ${await muster.tokenOf(person)}` },
  });
const exported = async (person: TestPerson) => {
  const { rawPayload } = await ask(person);
  const files = Object.entries(unzipSync(rawPayload)).map(
    ([name, bytes]) => [name, strFromU8(bytes)] as const,
  );
  return new Map(files);
};
const newcomer = () => makePerson(muster.database, muster.organization.id, 'coordinator');
const rowsOf = (files: Map<string, string>, name: string) => JSON.parse(files.get(`${name}.json`) ?? '[]');

test('an export is a zip with the person’s data as JSON and as CSV, and a guide to its files', async () => {
  const person = await newcomer();
  const { slug } = muster.organization;
  const project = await makeProject(muster.database, muster.organization, { code: 'HRB-204' });
  await muster.as(person)(updateSettings, { body: { timezone: 'Asia/Tokyo' } });
  await muster.as(person)(saveDayNote, {
    params: { date: '2026-03-02' },
    body: { done: 'Walked the fence', blockers: '', tomorrow: '', version: 0 },
  });
  const fields = {
    member_id: person.member,
    project_id: project,
    note: '=HYPERLINK("x"), "quoted"\nline',
    tags: ['a', 'b'],
  };
  const entry = await makeEntry(muster.database, muster.organization, fields);
  const answer = await ask(person);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': expect.stringMatching(/^attachment; filename="muster-\d{4}-\d{2}-\d{2}\.zip"$/),
    'cache-control': 'no-store',
  });
  const files = await exported(person);
  expect(files.get('README.txt')).toContain('time-entries');
  expect(rowsOf(files, 'profile')).toMatchObject([
    { sub: person.sub, email: person.email, settings: { timezone: 'Asia/Tokyo' } },
  ]);
  const at = `organizations/${slug}`;
  expect(rowsOf(files, `${at}/membership`)).toMatchObject([{ id: person.member, email: person.email }]);
  expect(rowsOf(files, `${at}/roles`)).toMatchObject([{ role: 'coordinator' }]);
  expect(rowsOf(files, `${at}/day-notes`)).toMatchObject([
    { work_date: '2026-03-02', done: 'Walked the fence' },
  ]);
  expect(rowsOf(files, `${at}/events`)).toMatchObject([{ type: 'day-note.saved' }]);
  const [row] = rowsOf(files, `${at}/time-entries`);
  expect(row).toMatchObject({ id: entry, project_code: 'HRB-204', note: fields.note, tags: ['a', 'b'] });
  const sheet = papa.parse<Record<string, string>>(files.get(`${at}/time-entries.csv`) ?? '', {
    header: true,
  });
  expect(sheet.data[0]).toMatchObject({
    id: entry,
    note: `'${fields.note}`,
    tags: 'a; b',
    duration_s: '3600',
  });
});

test('an export holds every organization of the person, and nothing of anybody else', async () => {
  const other = await makeOrganization(muster.database);
  const person = await newcomer();
  await muster.database.query('insert into role_grants (org_id, subject, role) values ($1, $2, $3)', [
    other.id,
    person.sub,
    'member',
  ]);
  const [mine, theirs] = ['Mine alone', 'Not mine'];
  await makeEntry(muster.database, muster.organization, { member_id: person.member, note: mine });
  await makeEntry(muster.database, muster.organization, { note: theirs });
  await makeEntry(muster.database, other, { note: theirs });
  const files = await exported(person);
  const all = [...files.values()].join('\n');
  expect(rowsOf(files, `organizations/${other.slug}/roles`)).toMatchObject([{ role: 'member' }]);
  expect(all).toContain(mine);
  expect(all).not.toContain(theirs);
  expect(all).not.toContain(muster.organization.people.member.email);
  expect(all).not.toMatch(/cost_|bill_/);
});

test('an export tells what pages reported while the person was signed in, and of nobody else', async () => {
  const person = await newcomer();
  const at = '2026-03-02T09:00:00.000Z';
  const crumbs = [{ at, category: 'navigation', level: 'info', message: '/ → /daily-activity' }];
  await makeErrorReport(muster.database, { title: 'TypeError', person: person.sub, facts: { crumbs } });
  await makeErrorReport(muster.database, { title: 'RangeError' });
  const { sub } = muster.organization.people.manager;
  await makeErrorReport(muster.database, { title: 'RangeError', person: sub });
  const files = await exported(person);
  expect(rowsOf(files, 'error-reports')).toEqual([
    {
      ...{ id: expect.any(String), occurred_at: expect.any(String), message: 'No such row' },
      ...{ page: '/manager/projects', browser: 'Chrome 142 · Linux', release: '1.4.2', environment: 'test' },
      ...{ request_id: 'c306a37b', trail: [`${at} navigation / → /daily-activity`] },
    },
  ]);
  expect(files.get('error-reports.csv')).toContain('navigation / → /daily-activity');
  expect(files.get('README.txt')).toContain('error-reports');
});

test('time is there to the last row, whatever the size of a page, deleted time apart', async () => {
  const person = await newcomer();
  await muster.database.query(
    `insert into activity_entries (org_id, member_id, work_date, duration_s, note, archived_at)
     select $1, $2, date '2026-01-01' + n / 3, 60, 'Row ' || n, case when n > 1200 then now() end
     from generate_series(1, 1203) n`,
    [muster.organization.id, person.member],
  );
  const files = await exported(person);
  const at = `organizations/${muster.organization.slug}`;
  const notes = (name: string) => rowsOf(files, `${at}/${name}`).map(({ note }: { note: string }) => note);
  expect(new Set(notes('time-entries')).size).toBe(1200);
  expect(notes('deleted-time').sort()).toEqual(['Row 1201', 'Row 1202', 'Row 1203']);
});

test('a sixth export within an hour waits', async () => {
  const person = await newcomer();
  for (let at = 0; at < 5; at += 1) expect((await ask(person)).statusCode).toBe(200);
  const refused = await ask(person);
  expect(refused.statusCode).toBe(429);
  expect(refused.json().message).toMatch(
    /^You have made 5 exports within an hour: try again in \d+ minutes\.$/,
  );
});
