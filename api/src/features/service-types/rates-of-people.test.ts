import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROLES, type Role, rank } from '#contract/access/roles.ts';
import * as members from '#contract/members/rates.ts';
import * as endpoints from '#contract/service-types/endpoints.ts';
import * as rates from '#contract/service-types/rate-endpoints.ts';
import { chooseOrganization } from '#contract/users/endpoints.ts';
import { startView } from '#contract/views/endpoints.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { type Desk, openDesk } from '../../../test/time-desk.ts';

/** Figures that stand nowhere else. */
const FIGURES = ['31.37', '57.91', '32.48', '58.13'];
const WORTH = { cost_rate: '31.37', bill_rate: '57.91', currency: 'GBP' };
const OWN = { ...WORTH, valid_from: '2026-01-01' };
const ON_PROJECT = { ...OWN, cost_rate: '32.48', bill_rate: '58.13' };

let desk: Desk;
let about: { member_id: string; service_type_id: string };
const as = (role: Role) => desk.muster.as(desk.muster.organization.people[role]);
const answersOf = async (role: Role) => {
  const params = { service_id: about.service_type_id };
  const query = { ...about, day: '2026-03-02' };
  return {
    rates: await as(role)(rates.listRates),
    of_service: await as(role)(rates.listServiceRates, { params }),
    changes: await as(role)(endpoints.listServiceTypeChanges, { params }),
    service: await as(role)(endpoints.readServiceType, { params }),
    which: await as(role)(rates.explainRate, { query }),
    on_project: await as(role)(rates.explainRate, { query: { ...query, project_id: desk.project } }),
    person: await as(role)(members.listMemberRates, { params: { member_id: about.member_id } }),
    preview: await as(role)(rates.previewRate, {
      body: { ...WORTH, scope: 'member', ...about },
    }),
  };
};

beforeAll(async () => {
  desk = await openDesk();
  await as('admin')(chooseOrganization, { body: { id: desk.muster.organization.id } });
  const member_id = (await desk.newcomer()).member ?? '';
  about = { member_id, service_type_id: await desk.makeService({ min_margin_pct: '60' }) };
  const params = { service_id: about.service_type_id };
  const add = (body: object) =>
    as('admin')(rates.addServiceRate, { params, body: { ...OWN, scope: 'service', ...body } });
  await add({ cost_rate: '20', bill_rate: '30' });
  await add({ scope: 'member', member_id });
  await as('admin')(rates.addRate, { body: { ...OWN, scope: 'member', member_id } });
  const project_id = desk.project;
  await as('admin')(rates.addRate, { body: { ...ON_PROJECT, scope: 'assignment', member_id, project_id } });
  // As it was told before rates of people were told under the person.
  await insertRow(desk.muster.database, 'events', {
    ...{ org_id: desk.muster.organization.id, type: 'service-type.rate_added', subject_type: 'service-type' },
    ...{ subject_id: about.service_type_id, actor_name: 'An administrator' },
    changes: { cost_rate: [null, '31.37'], scope: [null, 'member'], member_id: [null, member_id] },
  });
});
afterAll(() => desk.muster.close());

test.each(ROLES)(
  '%s gets what people cost and sell for exactly from director on, in every answer',
  async (role) => {
    const told = Object.values(await answersOf(role)).map(({ body }) => JSON.stringify(body));
    const figures = FIGURES.filter((figure) => told.some((text) => text.includes(figure)));
    expect(figures).toEqual(rank(role) >= rank('director') ? FIGURES : []);
  },
);

test.each<[Role, Record<string, number>]>([
  ['member', { rates: 403, of_service: 403, which: 403, person: 403, preview: 403 }],
  ['coordinator', { rates: 403, of_service: 200, which: 403, person: 403, preview: 403 }],
  ['manager', { rates: 200, of_service: 200, which: 200, person: 403, preview: 403 }],
  ['director', { rates: 200, of_service: 200, which: 200, person: 200, preview: 200 }],
  ['owner', { rates: 200, of_service: 200, which: 200, person: 200, preview: 200 }],
  ['admin', { rates: 200, of_service: 200, which: 200, person: 200, preview: 200 }],
])('%s is answered by each place as the policy says', async (role, expected) => {
  const answers = await answersOf(role);
  const given = Object.entries(answers).map(([name, { status }]) => [name, status]);
  expect(Object.fromEntries(given)).toMatchObject(expected);
});

test('a manager hears that somebody’s own rate counts, not which, and which of the others it beats', async () => {
  const { which, on_project, rates: list, service } = await answersOf('manager');
  for (const { body } of [which, on_project])
    expect(body).toMatchObject({
      ...{ chosen: null, withheld: true },
      lost: [{ why: 'outranked', rate: { scope: 'service', bill_rate: '30.00' } }],
    });
  expect(list.body.data.map(({ scope }: { scope: string }) => scope)).toEqual(['service']);
  expect(service.body.low_rates, 'counts what they read').toBe(1);
  expect((await answersOf('director')).service.body.low_rates).toBe(2);
  const query = { service_type_id: about.service_type_id, day: '2026-03-02' };
  const { body } = await as('manager')(rates.explainRate, { query });
  expect(body).toMatchObject({ withheld: false, chosen: { scope: 'service', cost_rate: '20.00' } });
});

test('filters, too, find a manager none of a person’s rates', async () => {
  const { member_id } = about;
  for (const query of [
    { member_id },
    { scope: 'member' },
    { scope: 'assignment' },
    { project_id: desk.project },
  ])
    expect((await as('manager')(rates.listRates, { query })).body.data).toEqual([]);
  expect((await as('director')(rates.listRates, { query: { member_id } })).body.data).toHaveLength(3);
});

test('an administrator who looks as a manager sees what a manager does', async () => {
  const view = (await as('admin')(startView, { body: { role: 'manager' } })).body.id;
  const { body } = await as('admin')(rates.listRates, { view });
  expect(body.data.map(({ scope }: { scope: string }) => scope)).toEqual(['service']);
});

test('only owners and administrators write them, through whichever address', async () => {
  const params = { member_id: about.member_id };
  const body = { ...OWN, valid_from: '2030-01-01', end_current: true };
  for (const role of ['coordinator', 'manager', 'director'] as const)
    expect((await as(role)(members.addMemberRate, { params, body })).status).toBe(403);
});

test('the database itself shows a manager none and lets a director write none', async () => {
  const { databases } = desk.muster.server;
  const within = (role: Role) => ({
    ...{ organization: desk.muster.organization.id, sub: desk.muster.organization.people[role].sub },
    writes: true,
  });
  const read = (role: Role) =>
    databases.within(within(role), async (db) => {
      const { rows } = await sql<{ scope: string }>`select scope from service_rates order by 1`.execute(db);
      return rows.map(({ scope }) => scope);
    });
  expect(await read('manager')).toEqual(['service']);
  expect(await read('coordinator')).toEqual(['service']);
  expect(await read('director')).toEqual(['service', 'member', 'member', 'assignment']);
  const ended = (role: Role) =>
    databases.within(within(role), async (db) => {
      const { numAffectedRows } =
        await sql`update service_rates set valid_to = '2031-01-01' where member_id is not null`.execute(db);
      return Number(numAffectedRows);
    });
  expect(await ended('manager')).toBe(0);
  expect(await ended('director')).toBe(0);
  expect(await ended('owner')).toBe(3);
  const add = (role: Role) =>
    databases.within(within(role), (db) =>
      sql`insert into service_rates (org_id, scope, member_id, cost_rate, bill_rate, currency, valid_from)
        values (muster_org(), 'member', ${about.member_id}, 1, 2, 'GBP', '2040-01-01')`.execute(db),
    );
  await expect(add('director')).rejects.toThrow('row-level security');
  await add('owner');
});

test('a role that ran out, one in a project and one elsewhere read none', async () => {
  const { database, organization, server } = desk.muster;
  const reads = async (sub: string) => {
    const scope = { organization: organization.id, sub, writes: false };
    return server.databases.within(scope, async (db) => {
      const { rows } = await sql<{
        may: boolean;
      }>`select may_with_rates_of_people('read-rates') as may`.execute(db);
      return rows[0]?.may;
    });
  };
  const grant = { org_id: organization.id, role: 'owner' };
  await insertRow(database, 'role_grants', { ...grant, subject: 'late', expires_at: '2026-01-01' });
  await insertRow(database, 'role_grants', { ...grant, subject: 'project', project_id: desk.project });
  await insertRow(database, 'role_grants', { ...grant, subject: 'now' });
  expect(await Promise.all(['late', 'project', 'now', 'nobody'].map(reads))).toEqual([
    false,
    false,
    true,
    false,
  ]);
});
