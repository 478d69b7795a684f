import { afterAll, beforeAll, expect, test } from 'vitest';
import { listMembers, MEMBER_SORTS } from '#contract/members/endpoints.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { makeOrganization } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

/** More than an organization has whose list of letters is a key to look for. */
const ALL = 10_200;

let muster: TestServer;
let seat: string;
let boss: string;
beforeAll(async () => {
  muster = await openTestServer();
  const { organization, database } = muster;
  seat = await insertRow(database, 'positions', { org_id: organization.id, title: 'Guard', headcount: 1000 });
  boss = organization.people.manager.member ?? '';
  await database.query(
    `insert into members (org_id, user_sub, email, name, status, position, department, employment, manager_id, position_id, created_at, start_date,
       end_date, archived_at)
     select $1::uuid, case when n % 5 > 0 then 'sub-' || n end, (n::bigint * 7919 % 10007) || '-' || n || '@list.test',
       (array['Ann','bob','Cy'])[1 + n % 3] || ' ' || n || case when n % 900 = 5 then ' dogs 100%' else '' end,
       s.status::member_status, case when n % 700 = 3 then 'Night Porter' end, (array['Quay','Dock','Dock','', null])[1 + n % 5],
       (array['employee','employee','contractor','placeholder'])[1 + n % 4]::member_employment, case when n % 3 > 0 then $2::uuid end,
       case when n % 20 = 0 then $3::uuid end, now() - n * 7919 % 10007 * interval '1 minute', '2026-01-01',
       case when s.status = 'offboarded' then date '2026-02-01' end, case when s.status = 'offboarded' or n % 37 = 0 then now() end
     from generate_series(1, $4::int) n
     cross join lateral (select case when n % 40 = 1 then 'offboarded' when n % 11 = 3 then 'invited' else 'active' end as status) s`,
    [organization.id, boss, seat, ALL],
  );
  await database.query(
    `insert into role_grants (org_id, subject, role, expires_at)
     select $1::uuid, 'sub-' || n, 'member'::role_name, null from generate_series(1, $2::int) n where n % 7 > 0
     union all select $1::uuid, 'sub-' || n, 'coordinator', case n % 3 when 0 then now() + interval '1 hour' end from generate_series(1, $2::int, 9) n
     union all select $1::uuid, 'sub-' || n, 'director', now() + interval '2 hours' from generate_series(1, $2::int, 50) n`,
    [organization.id, ALL],
  );
  // What is kept says that they still hold it: time alone has taken it from them.
  await database.query(
    `update role_grants set expires_at = now() - interval '1 minute' where role = 'director' and subject like 'sub-%';
     update members m set role_rank = 4, role_rank_until = now() - interval '1 minute'
     from role_grants g where g.subject = m.user_sub and g.role = 'director' and g.expires_at < now()`,
  );
  await database.query(
    `insert into member_skills (org_id, member_id, skill, expires)
     select org_id, id, 'First aid', case when sort_name like 'ann%' then day_in(org_id) - 1 end from members where words like '%7@%'`,
  );
  await database.query(
    `insert into leave_requests (org_id, member_id, type, from_date, to_date, part, timezone, starts_at, ends_at, minutes, status)
     select org_id, id, 'paid', day_in(org_id), day_in(org_id), case when sort_name like 'bob%' then 'morning' else 'whole-day' end::leave_part,
       'Europe/London', now(), now() + interval '1 day', 480, 'approved' from members where words like '%3@%' and user_sub is not null`,
  );
  // As autovacuum would after a minute.
  await database.query('analyze members, member_skills, role_grants, leave_requests');
});
afterAll(() => muster.close());

const RANK = `coalesce(array_position('{member,coordinator,manager,director,owner,executive,admin}'::role_name[], (
  select max(g.role) from role_grants g where g.org_id = members.org_id and g.subject = members.user_sub and g.project_id is null
    and g.archived_at is null and (g.expires_at is null or g.expires_at > now()))), 0)`;
const AWAY = `exists (select from leave_requests l where l.org_id = members.org_id and l.member_id = members.id and l.part = 'whole-day' and l.status = 'approved')`;
const ABLE = `exists (select from member_skills s where s.org_id = members.org_id and s.member_id = members.id and s.skill = 'First aid' and s.expires is null)`;
const STATUS = `array_position('{invited,active,on_leave,offboarded}'::member_status[], status)`;
const KEYS: Record<string, string> = { name: 'lower(name)', role: RANK, status: STATUS };
const THERE = 'archived_at is null';

/** What reading every row finds. */
const read = async (condition: string, sort: string) => {
  const key = sort.replace('-', '');
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const rows = await muster.database.query<{ name: string }>(
    `select name from members where org_id = '${muster.organization.id}' and ${condition}
     order by ${KEYS[key] ?? key} ${direction}, id ${direction} limit 60`,
  );
  return rows.map(({ name }) => name);
};

const FILTERS: readonly [string, () => Record<string, unknown>, () => string][] = [
  ['no filter', () => ({}), () => THERE],
  ['rare letters', () => ({ q: 'dOgS' }), () => `${THERE} and name like '%dogs%'`],
  ['a sign that stands for others elsewhere', () => ({ q: '100%' }), () => `${THERE} and name like '%dogs%'`],
  ['letters of a title', () => ({ q: 'porter' }), () => `${THERE} and position is not null`],
  ['letters of an address', () => ({ q: '77@LIST.' }), () => `${THERE} and email like '%77@list.%'`],
  ['letters of a department', () => ({ q: 'quay' }), () => `${THERE} and department = 'Quay'`],
  ['two letters', () => ({ q: 'y ' }), () => `${THERE} and words like '%y%'`],
  ['nobody’s letters', () => ({ q: 'nobody' }), () => 'false'],
  ['being active', () => ({ status: 'active' }), () => `${THERE} and status = 'active' and not ${AWAY}`],
  ['being on leave', () => ({ status: 'on_leave' }), () => `${THERE} and status = 'active' and ${AWAY}`],
  [
    'being invited or on leave',
    () => ({ status: ['invited', 'on_leave'] }),
    () => `${THERE} and (status = 'invited' or status = 'active' and ${AWAY})`,
  ],
  ['having left', () => ({ status: 'offboarded' }), () => `status = 'offboarded'`],
  [
    'having left, being active or on leave',
    () => ({ status: ['offboarded', 'active', 'on_leave'] }),
    () => `(status = 'offboarded' or ${THERE} and status = 'active')`,
  ],
  ['a role', () => ({ role: 'coordinator' }), () => `${THERE} and ${RANK} = 2`],
  ['two roles', () => ({ role: ['director', 'member'] }), () => `${THERE} and ${RANK} in (1, 4)`],
  ['a department', () => ({ department: 'Quay' }), () => `${THERE} and department = 'Quay'`],
  ['no department', () => ({ department: '' }), () => `${THERE} and coalesce(department, '') = ''`],
  [
    'two departments',
    () => ({ department: ['Dock', ''] }),
    () => `${THERE} and coalesce(department, '') in ('Dock', '')`,
  ],
  ['a manager', () => ({ manager_id: boss }), () => `${THERE} and manager_id is not null`],
  ['no manager', () => ({ manager_id: 'none' }), () => `${THERE} and manager_id is null`],
  ['a seat', () => ({ position_id: seat }), () => `${THERE} and position_id is not null`],
  ['no seat', () => ({ position_id: 'none' }), () => `${THERE} and position_id is null`],
  ['a contract', () => ({ employment: 'contractor' }), () => `${THERE} and employment = 'contractor'`],
  [
    'two kinds of contracts',
    () => ({ employment: ['placeholder', 'contractor'] }),
    () => `${THERE} and employment <> 'employee'`,
  ],
  ['a skill', () => ({ skill: 'FIRST aid' }), () => `${THERE} and ${ABLE}`],
  [
    'much at once',
    () => ({ q: 'ann', role: ['member', 'coordinator'], department: ['Quay', 'Dock'], manager_id: 'none' }),
    () =>
      `${THERE} and words like '%ann%' and ${RANK} in (1, 2) and department in ('Quay', 'Dock') and manager_id is null`,
  ],
  [
    'a skill and being there, of who is employed',
    () => ({ skill: 'first aid', status: ['active'], employment: ['employee', 'placeholder'] }),
    () => `${THERE} and ${ABLE} and status = 'active' and not ${AWAY} and employment <> 'contractor'`,
  ],
];

test.each(FILTERS)(
  'people with %s are those whom reading every row finds, in every order',
  async (_, query, of) => {
    const ask = async (asked: object) => {
      const call = { organization: muster.organization.id, query: { ...query(), per_page: 30, ...asked } };
      const { status, body } = await muster.as(muster.organization.people.coordinator)(listMembers, call);
      expect(status).toBe(200);
      return body;
    };
    const named = (page: { data: { name: string }[] }) => page.data.map(({ name }) => name);
    for (const sort of MEMBER_SORTS.flatMap((key) => [key, `-${key}`])) {
      const wanted = await read(of(), sort);
      const first = await ask({ sort });
      expect(named(first)).toEqual(wanted.slice(0, 30));
      if (!first.after) continue;
      const second = await ask({ sort, after: first.after });
      expect(named(second)).toEqual(wanted.slice(30, 60));
      expect(named(await ask({ sort, before: second.before }))).toEqual(wanted.slice(0, 30));
    }
  },
  60_000,
);

test('who is looked up is of the caller’s organization alone', async () => {
  const other = await makeOrganization(muster.database);
  const call = { organization: other.id, query: { q: 'dogs' } };
  expect((await muster.as(other.people.director)(listMembers, call)).body.data).toEqual([]);
});
