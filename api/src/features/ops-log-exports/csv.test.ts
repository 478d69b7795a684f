import { strFromU8, unzipSync } from 'fflate';
import papa from 'papaparse';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAudit } from '#contract/audit/endpoints.ts';
import { fill } from '#contract/endpoint.ts';
import { recordOf } from '#contract/ops-log/export-file.ts';
import { downloadSigningKey, exportOpsLogCsv, previewOpsLogExport } from '#contract/ops-log/exports.ts';
import { makeProject } from '../../../test/factories/project.ts';
import { makeOrganization, type TestPerson } from '../../../test/people.ts';
import { openTestServer, TEST_SIGNER } from '../../../test/server.ts';
import { type Desk, openDesk } from '../../../test/time-desk.ts';
import { recordedAt } from './fixtures/recorded.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.muster.close());

const newProject = (fields = {}) => makeProject(desk.muster.database, desk.muster.organization, fields);
const write = (project: string, at: string, fields = {}) =>
  recordedAt(desk.muster.database, desk.muster.organization.id, project, at, fields);
const MARCH = { from: '2026-03-01', to: '2026-03-31' };

const preview = (project_id: string, query = MARCH, person?: TestPerson) =>
  desk.muster.as(person ?? desk.muster.organization.people.coordinator)(previewOpsLogExport, {
    ...{ params: { project_id }, query },
  });
const download = async (project_id: string, query = MARCH, person?: TestPerson) => {
  const { server, tokenOf, organization } = desk.muster;
  return server.http.inject({
    url: `/api${fill(exportOpsLogCsv.path, { project_id })}?${new URLSearchParams(query)}`,
    headers: { authorization: `Bearer ${await tokenOf(person ?? organization.people.coordinator)}` },
  });
};
const opened = async (project: string, query = MARCH) => {
  const files = unzipSync((await download(project, query)).rawPayload);
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const { data } = papa.parse<Record<string, string>>(text('records.csv').replace('\uFEFF', ''), {
    ...{ header: true, skipEmptyLines: true },
  });
  return { names: Object.keys(files), rows: data, manifest: JSON.parse(text('manifest.json')) };
};

test('an export holds the stretch of the chain that was recorded on its days, whenever it happened', async () => {
  const project = await newProject();
  await write(project, '2026-02-28T23:59:59Z');
  await write(project, '2026-03-01T00:00:00Z', { title: 'First', occurred_at: '2026-02-27T10:00Z' });
  await write(project, '2026-03-31T22:59:59Z', { title: 'Last' });
  await write(project, '2026-03-31T23:00:00Z', { title: 'April', occurred_at: '2026-03-30T10:00Z' });
  const { names, rows, manifest } = await opened(project);
  expect(names).toEqual(['records.csv', 'manifest.json', 'manifest.json.p7s']);
  expect(rows.map(({ seq, title }) => [seq, title])).toEqual([
    ['2', 'First'],
    ['3', 'Last'],
  ]);
  expect(manifest).toMatchObject({
    ...{
      format: 'muster-ops-log-export-1',
      timezone: 'Europe/London',
      ...MARCH,
      records: 2,
      first_sequence: 2,
    },
    ...{ last: { sequence: 3, hash: rows[1]?.hash }, head: { sequence: 4 }, chosen_by: 'recorded_at' },
  });
});

test('days begin and end by the clocks of the project', async () => {
  const project = await newProject({ site_timezone: 'Asia/Tokyo' });
  await write(project, '2026-02-28T14:59:59Z');
  await write(project, '2026-02-28T15:00:00Z');
  await write(project, '2026-03-31T15:00:00Z');
  const { rows, manifest } = await opened(project);
  expect(rows.map(({ seq, recorded_local }) => [seq, recorded_local])).toEqual([
    ['2', '2026-03-01 00:00:00'],
  ]);
  expect(manifest.timezone).toBe('Asia/Tokyo');
});

test('a preview says how much it will be, and by which key it is signed', async () => {
  const project = await newProject();
  expect((await preview(project)).body).toMatchObject({ records: 0, first: null, last: null, head: null });
  await write(project, '2026-03-02T10:00:00Z');
  await write(project, '2026-03-02T11:00:00Z', { kind: 'correction', about: 1 });
  const { fingerprint } = await TEST_SIGNER;
  expect((await preview(project)).body).toMatchObject({
    ...{ records: 2, entries: 1, corrections: 1, steps: 0, timezone: 'Europe/London', signer: fingerprint },
    ...{ first: { sequence: 1 }, last: { sequence: 2 }, head: { sequence: 2 } },
  });
});

test('what looks like a formula is text for a spreadsheet, and names of today stand beside ids', async () => {
  const project = await newProject();
  const { name, member } = desk.muster.organization.people.coordinator;
  await write(project, '2026-03-02T10:00:00Z', {
    ...{ title: '=HYPERLINK("x")', body: "'quoted", people: [member], author_id: member },
  });
  const { rows } = await opened(project);
  expect(rows[0]).toMatchObject({
    title: `'=HYPERLINK("x")`,
    body: "''quoted",
    author: name,
    people_names: name,
  });
});

test.each(['+1', '-1', '@SUM(A1)', '＝1+1', '＠x', '\n=1+1', '\t=1', "'=1"])(
  'so is what begins with %j, and it is hashed as it was written',
  async (body) => {
    const project = await newProject();
    await write(project, '2026-03-02T10:00:00Z', { body });
    const { rows } = await opened(project);
    expect(rows[0]?.body).toBe(`'${body}`);
    expect(recordOf(rows[0] ?? {})?.body).toBe(body);
  },
);

test('a body stands there as it was hashed, and beside it with whoever it mentions by their name of today', async () => {
  const project = await newProject();
  const { name, member } = desk.muster.organization.people.coordinator;
  const gone = '0190be0c-00a1-7000-8000-000000000001';
  const body = `Ask <@${member}>, then <@${gone}>`;
  await write(project, '2026-03-02T10:00:00Z', { body });
  await write(project, '2026-03-02T11:00:00Z', { body: 'Nobody else' });
  const { rows } = await opened(project);
  expect(rows.map((row) => [row.body, row.body_readable])).toEqual([
    [body, `Ask @${name}, then @…`],
    ['Nobody else', 'Nobody else'],
  ]);
});

test('every export stands in the audit trail with what it ends with', async () => {
  const project = await newProject();
  await write(project, '2026-03-02T10:00:00Z');
  const { manifest } = await opened(project);
  const { body } = await desk.muster.as(desk.muster.organization.people.owner)(listAudit, {
    query: { type: ['ops-log.exported'] },
  });
  expect(body.data[0]).toMatchObject({
    ...{ type: 'ops-log.exported', subject: { type: 'project', id: project } },
    data: { format: 'csv', ...MARCH, records: 1, last: manifest.last, head: manifest.head },
  });
});

test('an empty period and days that run backwards are refused by name, and leave nothing in the trail', async () => {
  const project = await newProject();
  const rule = async (query: typeof MARCH) => (await download(project, query)).json().rule;
  expect(await rule(MARCH)).toBe('nothing-to-export');
  expect(await rule({ from: '2026-03-02', to: '2026-03-01' })).toBe('range');
  expect(await rule({ from: '2025-03-01', to: '2026-03-02' })).toBe('range');
  expect((await preview(project, { from: '2026-03-02', to: '2026-03-01' })).body.rule).toBe('range');
});

test('who reads by the policy exports; a member and another organization cannot', async () => {
  const project = await newProject();
  await write(project, '2026-03-02T10:00:00Z');
  const { member } = desk.muster.organization.people;
  expect((await download(project, MARCH, member)).statusCode).toBe(403);
  const other = await makeOrganization(desk.muster.database);
  expect((await download(project, MARCH, other.people.owner)).statusCode).toBe(404);
});

test('the public key is there for everybody who is signed in, never the private one', async () => {
  const { server, tokenOf, organization } = desk.muster;
  const { payload } = await server.http.inject({
    url: `/api${downloadSigningKey.path}`,
    headers: { authorization: `Bearer ${await tokenOf(organization.people.member)}` },
  });
  expect(payload).toBe((await TEST_SIGNER).publicPem);
  expect(payload).toMatch(/^-----BEGIN PUBLIC KEY-----[\s\S]+BEGIN CERTIFICATE/);
  expect(payload).not.toContain('PRIVATE');
});

test('an installation without a key exports nothing, and says so', async () => {
  const bare = await openTestServer({}, {}, undefined, {}, null, null);
  const project_id = await makeProject(bare.database, bare.organization, {});
  await recordedAt(bare.database, bare.organization.id, project_id, '2026-03-02T10:00:00Z');
  const as = bare.as(bare.organization.people.coordinator);
  expect((await as(exportOpsLogCsv, { params: { project_id }, query: MARCH })).body.rule).toBe(
    'no-signing-key',
  );
  expect((await as(previewOpsLogExport, { params: { project_id }, query: MARCH })).body.signer).toBeNull();
  await bare.close();
});
