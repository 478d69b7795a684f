import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listProjectEntries } from '#contract/activity/endpoints.ts';
import { addDays } from '#contract/projects/calendar.ts';
import { readProjectDashboard } from '#contract/projects/endpoints.ts';
import { sumProjectTime } from '#contract/projects/time-endpoints.ts';
import { type Figure, figuresOf, type RawEntry, rawOf } from '../../../test/raw-figures.ts';
import type { Answer } from '../../../test/server.ts';
import { type Desk, openDesk } from '../../../test/time-desk.ts';

let desk: Desk;
let project: string;
const services: string[] = [];

/** Zones with a change of clocks on the days below, half hours, and both edges of the calendar. */
const ZONES = ['Europe/London', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe'];
const EDGES = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];
/** Changes of clocks in spring and autumn, a leap day, and ends of months and years. */
const DAYS = ['2024-02-29', '2024-03-01', '2025-03-30', '2025-10-26', '2025-11-02', '2025-04-06'];
const ENDS = ['2025-12-31', '2026-01-01', '2026-02-28', '2026-03-01', '2026-03-31'];

const entry = fc.record({
  zone: fc.constantFrom(...ZONES, ...EDGES),
  work_date: fc.constantFrom(...DAYS, ...ENDS),
  start: fc.integer({ min: 0, max: 24 * 60 - 1 }),
  duration_s: fc.integer({ min: 1, max: 12 * 3_600 }),
  person: fc.integer({ min: 0, max: 2 }),
  service: fc.integer({ min: -1, max: 1 }),
  billable: fc.boolean(),
  bill_minor: fc.integer({ min: 0, max: 9_999_999 }),
  cost_minor: fc.integer({ min: 0, max: 9_999_999 }),
  currency: fc.constantFrom('GBP', 'GBP', 'GBP', null, 'USD', 'JPY'),
  archived: fc.constantFrom(false, false, false, false, true),
});

beforeAll(async () => {
  desk = await openDesk({ week_start: 1 });
  services.push(await desk.makeService(), await desk.makeService());
  project = await desk.makeProject({ start_date: '2024-01-01', budget_minor: 5_000_000 });
  const people = [await desk.newcomer(), await desk.newcomer(), await desk.newcomer()];
  const { database, organization } = desk.muster;
  const given = fc.sample(entry, { numRuns: 160, seed: 20_261_122 });
  for (const { zone, start, person, service, archived, ...fields } of given)
    await database.query(
      `insert into activity_entries (org_id, project_id, member_id, service_type_id, own_timezone, work_date, started_at, ended_at,
         duration_s, billable, bill_minor, cost_minor, currency, archived_at)
       select $1, $2, $3, $4, $5, $6::date, s.at, s.at + make_interval(secs => $8), $8, $9, $10, $11, $12, $13
       from (select ($6::date + make_interval(mins => $7)) at time zone $5 as at) s`,
      [
        ...[organization.id, project, people[person]?.member, services[service] ?? null, zone],
        ...[fields.work_date, start, fields.duration_s, fields.billable, fields.bill_minor],
        ...[fields.cost_minor, fields.currency, archived ? '2026-01-01' : null],
      ],
    );
  // What was locked and is taken back: the same below zero, some of it on a later day.
  await database.query(
    `insert into activity_entries (org_id, project_id, member_id, service_type_id, own_timezone, work_date, duration_s, billable,
       bill_minor, cost_minor, currency, status, status_reason, reverses)
     select org_id, project_id, member_id, service_type_id, own_timezone, work_date + (duration_s % 3), -duration_s, billable,
       -bill_minor, -cost_minor, currency, 'locked', 'Logged twice', id
     from activity_entries where project_id = $1 and archived_at is null and duration_s % 5 = 0`,
    [project],
  );
});
afterAll(() => desk.muster.close());

const manager = () => desk.muster.as(desk.muster.organization.people.manager);
const dashboard = async (query: object = {}) =>
  (await manager()(readProjectDashboard, { params: { project_id: project }, query })).body;
const raw = (): Promise<RawEntry[]> => rawOf(desk.muster.database, project);

const listed = async (query: object): Promise<RawEntry[]> => {
  const all: RawEntry[] = [];
  let after: string | null = null;
  do {
    const page: Readonly<Record<string, unknown>> = {
      ...query,
      per_page: 50,
      ...(after === null ? {} : { after }),
    };
    const { body }: Answer = await manager()(listProjectEntries, {
      params: { project_id: project },
      query: page,
    });
    all.push(...body.data);
    after = body.after;
  } while (after !== null);
  return all;
};

const sumOf = (entries: readonly RawEntry[], key: 'duration_s' | 'bill_minor' | 'cost_minor') =>
  entries.reduce((sum, one) => sum + one[key], 0);

test('every figure is what plain arithmetic makes of the rows', async () => {
  const told = await dashboard();
  expect(figuresOf(told)).toEqual(figuresOf.fromRaw(await raw(), 'GBP', 1));
});

test('the same for any days: of a week, of months, of parts of months', async () => {
  const rows = await raw();
  const day = fc.integer({ min: 0, max: 830 }).map((days) => addDays('2024-01-15', days));
  const periods = [
    ...fc.sample(fc.tuple(day, day), { numRuns: 12, seed: 7 }),
    ...[['2025-03-01', '2025-10-31'] as const, ['2024-02-29', '2024-02-29'] as const],
  ];
  for (const [one, other] of periods) {
    const [from = one, to = other] = [one, other].toSorted();
    const within = rows.filter(({ work_date }) => work_date >= from && work_date <= to);
    expect(figuresOf(await dashboard({ from, to }))).toEqual(figuresOf.fromRaw(within, 'GBP', 1));
  }
});

test('every figure is the total of the list that it leads to, and of the entries in it', async () => {
  const told = await dashboard();
  const figures: Figure[] = figuresOf.links(told);
  expect(figures.length).toBeGreaterThan(20);
  for (const { query, value, key } of figures) {
    const params = { project_id: project };
    const { body } = await manager()(sumProjectTime, { params, query });
    expect([query, body[key]]).toEqual([query, value]);
    const entries = await listed(query);
    expect(body.entries).toBe(entries.length);
    if (key === 'seconds') expect(sumOf(entries, 'duration_s')).toBe(value);
    else expect(sumOf(entries, key)).toBe(value);
  }
});

test('the total of every way to divide the time is the same', async () => {
  const { totals, weeks, people, service_types } = await dashboard();
  for (const parts of [weeks, people, service_types])
    for (const key of ['seconds', 'billable_seconds', 'bill_minor', 'cost_minor'] as const)
      expect(parts.reduce((sum: number, one: typeof totals) => sum + one[key], 0)).toBe(totals[key]);
});

test('whatever filters are put together, the total is that of the entries in the list', async () => {
  const told = await dashboard();
  const idsOf = (parts: { id: string | null }[]) => parts.map(({ id }) => id ?? 'none');
  const some = (ids: string[]) => fc.subarray(ids, { minLength: 1 });
  const fields = {
    member_id: some(idsOf(told.people)),
    service_type_id: some(idsOf(told.service_types)),
    billable: fc.constantFrom('true', 'false'),
    currency: fc.constantFrom('GBP', 'USD'),
    from: fc.integer({ min: 0, max: 800 }).map((days) => addDays('2024-02-01', days)),
  };
  const filters = fc.record(fields, { requiredKeys: [] });
  for (const query of fc.sample(filters, { numRuns: 30, seed: 11 })) {
    const { body } = await manager()(sumProjectTime, { params: { project_id: project }, query });
    const entries = await listed(query);
    expect([query, body.entries, body.seconds]).toEqual([
      query,
      entries.length,
      sumOf(entries, 'duration_s'),
    ]);
  }
});
