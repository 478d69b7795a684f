import { afterAll, beforeAll, expect, test } from 'vitest';
import { listRootAudit } from '#contract/audit/endpoints.ts';
import { listReportedErrors, readReportedError, settleReportedError } from '#contract/reports/endpoints.ts';
import { envelopeOf, sendEnvelope, thrownEvent } from '../../../test/envelope.ts';
import { makeErrorReport } from '../../../test/factories/error-report.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';
import { purgeReports } from './reactions.ts';

let muster: TestServer;
beforeAll(async () => {
  muster = await openTestServer();
});
afterAll(() => muster.close());

const admin = () => muster.as(muster.organization.people.admin);
const emptied = () => muster.database.query('truncate error_groups cascade');
const list = async (query: object = {}) => (await admin()(listReportedErrors, { query })).body.data;
const read = async (id: string) => (await admin()(readReportedError, { params: { error_id: id } })).body;
const settle = (id: string, version: number, status: 'open' | 'resolved') =>
  admin()(settleReportedError, { params: { error_id: id }, version, body: { status } });

test('an error is listed with how often it came, to how many people, when, where and since which release', async () => {
  await emptied();
  const { member, manager } = muster.organization.people;
  for (const id of [member.sub, manager.sub, member.sub])
    await sendEnvelope(muster, envelopeOf([thrownEvent({ user: { id } })]));
  const [found] = await list();
  expect(found).toMatchObject({
    ...{ title: 'TypeError', message: 'Cannot read the 12th entry', events: 3, people: 2 },
    ...{ page: '/daily-activity', release: '1.4.2', origin: 'page', severity: 'error', status: 'open' },
  });
  expect(Date.parse(found.last_seen_at)).toBeGreaterThanOrEqual(Date.parse(found.first_seen_at));
});

test('opened, it shows stack, trail, browser, request id and who, newest report first', async () => {
  await emptied();
  const { member } = muster.organization.people;
  await sendEnvelope(muster, envelopeOf([thrownEvent({ user: { id: member.sub } })]));
  const [{ id }] = await list();
  const [report] = (await read(id)).reports;
  expect(report).toMatchObject({
    ...{ page: '/daily-activity', release: '1.4.2', environment: 'production', request_id: 'c306a37b-0000' },
    browser: 'Mozilla/5.0 Chrome/142.0.0.0',
    person: { sub: member.sub, name: member.name },
  });
  expect(report.frames.map((frame: { function: string }) => frame.function)).toEqual([
    'showWeek',
    'dispatch',
  ]);
  expect(report.crumbs).toMatchObject([{ category: 'navigation', message: '/ → /daily-activity' }]);
});

test('filters leave what was asked for', async () => {
  await emptied();
  await makeErrorReport(muster.database, { title: 'TypeError', facts: { message: 'No row', page: '/a' } });
  await makeErrorReport(muster.database, {
    title: 'forbidden',
    severity: 'warning',
    facts: { release: '2' },
  });
  const titles = async (query: object) => (await list(query)).map(({ title }: { title: string }) => title);
  expect(await titles({ severity: 'warning' })).toEqual(['forbidden']);
  expect(await titles({ q: 'no ROW' })).toEqual(['TypeError']);
  expect(await titles({ release: '2' })).toEqual(['forbidden']);
  expect(await titles({ origin: 'server' })).toEqual([]);
  expect(await titles({ status: 'resolved' })).toEqual([]);
  expect(await titles({ status: ['open', 'resolved'], sort: 'first_seen_at' })).toEqual([
    'TypeError',
    'forbidden',
  ]);
});

test('resolving is versioned and stands in the audit trail above the organizations', async () => {
  await emptied();
  const id = await makeErrorReport(muster.database, { title: 'TypeError' });
  const { status, body } = await settle(id, 1, 'resolved');
  expect([status, body.status, body.version, body.resolved_by]).toEqual([200, 'resolved', 2, 'Admin Person']);
  expect((await settle(id, 1, 'open')).status).toBe(412);
  expect((await settle(id, 2, 'resolved')).body.version).toBe(2);
  expect((await settle(id, 2, 'open')).body).toMatchObject({ status: 'open', resolved_at: null, version: 3 });
  const { body: trail } = await admin()(listRootAudit);
  expect(trail.data.slice(0, 2)).toMatchObject([
    { type: 'error.reopened', subject: { type: 'error', id, name: 'TypeError' } },
    { type: 'error.resolved', changes: { status: ['open', 'resolved'] } },
  ]);
});

test('a resolved error that comes again is open again', async () => {
  await emptied();
  await sendEnvelope(muster, envelopeOf([thrownEvent()]));
  const [{ id }] = await list();
  await settle(id, 1, 'resolved');
  await muster.database.query("update error_groups set resolved_at = now() - interval '1 minute'");
  await sendEnvelope(muster, envelopeOf([thrownEvent()]));
  expect(await read(id)).toMatchObject({ status: 'open', version: 3, events: 2, resolved_by: null });
  expect((await settle(id, 2, 'resolved')).status).toBe(412);
});

test('after 90 days reports are gone, not before', async () => {
  await emptied();
  const ids = await Promise.all(['old', 'young'].map((title) => makeErrorReport(muster.database, { title })));
  for (const [at, days] of [91, 89].entries()) {
    await muster.database.query(
      "update error_groups set first_seen_at = now() - $2 * interval '1 day', last_seen_at = now() - $2 * interval '1 day' where id = $1",
      [ids[at], days],
    );
    await muster.database.query(
      "update error_reports set received_at = now() - $2 * interval '1 day' where group_id = $1",
      [ids[at], days],
    );
  }
  await purgeReports(muster.server.databases).run({});
  expect((await list()).map(({ title }: { title: string }) => title)).toEqual(['young']);
  expect(await muster.database.query('select group_id from error_reports')).toEqual([{ group_id: ids[1] }]);
});

test('the reports of a deleted person are gone with them', async () => {
  await emptied();
  const { sub } = muster.organization.people.coordinator;
  await makeErrorReport(muster.database, { title: 'TypeError', person: sub });
  await muster.database.query('delete from users where sub = $1', [sub]);
  expect(await muster.database.query('select from error_reports')).toEqual([]);
});

test('nobody but administrators of everything reads reports, by the database either', async () => {
  await emptied();
  await makeErrorReport(muster.database, { title: 'TypeError' });
  const { owner } = muster.organization.people;
  expect((await muster.as(owner)(listReportedErrors)).status).toBe(403);
  const scope = { organization: muster.organization.id, sub: owner.sub, writes: false };
  for (const table of ['error_groups', 'error_reports'] as const) {
    const rows = await muster.server.databases.within(scope, (db) =>
      db.selectFrom(table).select('id').execute(),
    );
    expect(rows).toEqual([]);
  }
});
