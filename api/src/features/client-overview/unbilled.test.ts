import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeEntry } from '../../../test/factories/entry.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { type Desk, openDesk } from '../../../test/time-desk.ts';

let desk: Desk;
let projects: string[];
beforeAll(async () => {
  desk = await openDesk();
  projects = [desk.project, await desk.makeProject()];
});
afterAll(() => desk.muster.close());

const query = (text: string, values?: unknown[]) => desk.muster.database.query(text, values);
const log = (fields: Readonly<Record<string, unknown>> = {}) =>
  makeEntry(desk.muster.database, desk.muster.organization, {
    ...{ project_id: desk.project, status: 'approved', billable: true, currency: 'GBP', bill_minor: 4000 },
    ...fields,
  });
const sendOut = async (purpose: 'invoicing' | 'payroll', entries: readonly string[]) => {
  const { id } = desk.muster.organization;
  const export_id = await insertRow(desk.muster.database, 'time_exports', {
    ...{ org_id: id, purpose, from_date: '2026-01-01', to_date: '2026-12-31' },
    ...{ parts: ['client'], entries: 1, seconds: 3600, amounts: '[]' },
  });
  await query(
    'insert into exported_entries select $1, $2, e, $3, true from unnest($4::uuid[]) e on conflict do nothing',
    [id, purpose, export_id, entries],
  );
  return export_id;
};

/** Sums that are kept, and the same asked of every entry. */
const kept = () =>
  query(`select project_id, month::text, currency, entries, seconds, bill_minor from project_unbilled_months
    where entries <> 0 or seconds <> 0 or bill_minor <> 0 order by 1, 2, 3`);
const counted = () =>
  query(`select project_id, date_trunc('month', work_date)::date::text as month, currency, count(*)::int as entries,
      sum(duration_s)::bigint as seconds, sum(bill_minor)::bigint as bill_minor
    from activity_entries e where status in ('approved', 'locked') and billable and archived_at is null and project_id is not null
      and not exists (select from exported_entries x where x.entry_id = e.id and x.purpose = 'invoicing')
    group by 1, 2, 3 order by 1, 2, 3`);

test('what can be billed is kept as a sum, whatever becomes of time and in whichever order', async () => {
  const entries: string[] = [];
  for (let at = 0; at < 24; at += 1)
    entries.push(
      await log({
        project_id: at % 7 === 0 ? null : projects[at % 2],
        status: ['approved', 'draft', 'locked', 'submitted'][at % 4],
        billable: at % 5 !== 0,
        currency: [null, 'GBP', 'CHF'][at % 3],
        work_date: `2026-0${1 + (at % 4)}-15`,
        bill_minor: 100 + at,
      }),
    );
  const [some, others] = [entries.slice(0, 9), entries.slice(6, 18)];
  await sendOut('payroll', entries);
  const first = await sendOut('invoicing', some);
  const steps: [string, unknown[]?][] = [
    ["update activity_entries set status = 'approved' where status = 'submitted'"],
    ["update activity_entries set status = 'locked' where id = any ($1)", [others]],
    [
      'update activity_entries set bill_minor = bill_minor + 7, duration_s = 1800 where id = any ($1)',
      [some],
    ],
    ["update activity_entries set work_date = '2026-09-01', currency = 'JPY' where id = any ($1)", [others]],
    ['update activity_entries set project_id = $2 where id = any ($1)', [others, projects[0]]],
    ['update activity_entries set billable = not billable where id = any ($1)', [some]],
    ["update activity_entries set archived_at = '2026-01-01' where id = any ($1)", [entries.slice(3, 12)]],
    ['delete from time_exports where id = $1', [first]],
    ['update activity_entries set archived_at = null where id = any ($1)', [entries.slice(3, 8)]],
    ['update activity_entries set note = $1', ['Said otherwise']],
  ];
  for (const [statement, values] of steps) {
    await query(statement, values);
    expect([statement, await kept()]).toEqual([statement, await counted()]);
  }
  await sendOut('invoicing', others);
  expect(await kept()).toEqual(await counted());
  expect((await kept()).length).toBeGreaterThan(3);
});

test('time that went out and is then deleted for good is taken off nothing twice', async () => {
  const entries = [await log(), await log({ work_date: '2026-03-20' })];
  await sendOut('invoicing', entries.slice(0, 1));
  expect(await kept()).toEqual(await counted());
  await query('delete from activity_entries where id = any ($1)', [entries]);
  expect(await kept()).toEqual(await counted());
});

test('two who send out and approve at once leave one sum', async () => {
  const entries: string[] = [];
  for (let at = 0; at < 12; at += 1) entries.push(await log({ status: at % 2 ? 'approved' : 'submitted' }));
  await Promise.all([
    ...[0, 4, 8].map((from) => sendOut('invoicing', entries.slice(from, from + 4))),
    ...entries.map((id) => query("update activity_entries set status = 'approved' where id = $1", [id])),
  ]);
  expect(await kept()).toEqual(await counted());
});
