import { past } from '../account-plans/seed.ts';
import type { BenchedMuster } from '../muster.ts';

/** Two organizations: one of a thousand people and one of many. */
export const [SMALL_TEAM, BIG_TEAM] = [
  '0190be0c-0000-7000-8000-0000000000d1',
  '0190be0c-0000-7000-8000-0000000000d2',
] as const;

/** Ids without an order, as of people who come one by one. */
const id = (organization: string, kind: 'person' | 'seat', at: string) =>
  `overlay(overlay(md5('${kind} ${organization.slice(-2)} ' || (${at})::int) placing '7' from 13) placing '8' from 17)::uuid`;
const personOf = (organization: string, at: string) => id(organization, 'person', at);

const FIRST = `array['Ada','Ben','Chidi','Dora','Emil','Fay','Gus','Hana','Ian','Jo','Kira','Lev','Mona','Nils','Oya','Pia','Quin','Rosa','Sam','Tove']`;
const LAST = `array['Ahmed','Brandt','Costa','Duarte','Ek','Fischer','Garcia','Hughes','Ito','Jansen','Kovacs','Lind','Moreau','Novak','Okafor','Petrov','Quist']`;
const TITLES = `array['Guard','Steward','Dispatcher','Team leader','Planner','Night porter','Analyst']`;

/** How many of each thousand: five to a manager, one in fifty gone or archived, a department of every fortieth, seats for a quarter. */
const people = (organization: string, many: number) => {
  const of = (at: string) => personOf(organization, at);
  return `insert into members (org_id, id, user_sub, email, name, status, position, department, employment, manager_id, position_id, phone, level,
      created_at, start_date, end_date, archived_at, role_rank, role_rank_until)
    select '${organization}', ${of('n')}, case when n % 10 > 0 then '${organization.slice(-2)}-sub-' || n end, 'p' || n::bigint * 7919 % ${many + 7} || '-' || n || '@team.example',
      (${FIRST})[1 + n * 7 % 20] || ' ' || (${LAST})[1 + n * 11 % 17] || ' ' || n || case when n % 50 = 7 then ' Dogood' else '' end,
      case when n % 50 = 9 then 'offboarded' when n % 40 = 0 then 'invited' else 'active' end::member_status, (${TITLES})[1 + n % 7],
      case when n % 40 > 0 then 'Department ' || n % 40 end, (array['employee','employee','employee','contractor'])[1 + n % 4]::member_employment,
      case when n > 1 then ${of('(n + 3) / 5')} end, case when n % 4 = 1 then ${id(organization, 'seat', '1 + n / 40')} end, '+441632960123', 'L' || n % 6,
      timestamptz '2026-01-01' - (n::bigint * 7919 % ${many + 7}) * interval '10 minutes', '2020-01-01',
      case when n % 50 = 9 then date '2025-12-31' end, case when n % 50 = 9 then timestamptz '2026-01-01' end,
      case when n % 10 = 0 then 0 when n % 100 = 1 then 3 when n % 20 = 3 then 2 else 1 end, case when n % 20 = 3 then now() + interval '1 year' else '9999-01-01Z' end
    from generate_series(1, ${many}) n`;
};

const around = (organization: string, many: number) => [
  `insert into positions (org_id, id, title, headcount) select '${organization}', ${id(organization, 'seat', 'n')}, 'Seat ' || n, 12
    from generate_series(1, ${Math.ceil(many / 40) + 1}) n`,
  people(organization, many),
  `insert into role_grants (org_id, subject, role, expires_at)
    select '${organization}', user_sub, (array['member','coordinator','manager'])[role_rank]::role_name, nullif(role_rank_until, '9999-01-01Z')
    from members where org_id = '${organization}' and role_rank > 0`,
  `insert into member_skills (org_id, member_id, skill, level) select '${organization}', ${personOf(organization, 'n')}, 'Skill ' || (n * 7 + s * 11) % 40, 1 + n % 5
    from generate_series(1, ${many}) n, generate_series(1, 2) s on conflict do nothing`,
  `insert into member_skills (org_id, member_id, skill) select '${organization}', ${personOf(organization, 'n')}, 'First aid' from generate_series(1, ${many}, 3) n`,
  'update member_skills s set sort_member = m.sort_name from members m where m.org_id = s.org_id and m.id = s.member_id',
  `insert into dotted_lines (org_id, member_id, to_member_id, pct, from_day)
    select '${organization}', ${personOf(organization, 'n')}, ${personOf(organization, '1 + n / 3')}, 20, current_date - 90 from generate_series(50, ${many}, 10) n`,
  `insert into leave_requests (org_id, member_id, type, from_date, to_date, timezone, starts_at, ends_at, minutes, status)
    select '${organization}', ${personOf(organization, 'n')}, 'paid', current_date + d, current_date + d + 4, 'Europe/London', now() + d * interval '1 day',
      now() + (d + 5) * interval '1 day', 2400, 'approved'
    from generate_series(1, ${many}, 4) n cross join lateral (select case when n % 100 = 1 then -2 else 10 + n % 100 end as d) days`,
];

/** Fills both organizations; the statistics are as autovacuum leaves them. */
export const seedTeams = async ({ sql }: BenchedMuster, few: number, many: number): Promise<void> => {
  for (const [organization, rows] of [[SMALL_TEAM, few] as const, [BIG_TEAM, many] as const]) {
    await sql(`insert into organizations (org_id, name, slug, currency, timezone)
      values ('${organization}', 'Team of ${rows}', 'bench-team-${rows}', 'GBP', 'Europe/London')`);
    for (const statement of around(organization, rows)) await sql(past(statement));
  }
  for (const table of [
    'members',
    'role_grants',
    'member_skills',
    'dotted_lines',
    'leave_requests',
    'positions',
  ])
    await sql(`vacuum analyze ${table}`);
};

/** Ids of people and seats of an organization, that both have. */
export const idsOfTeam = async ({ sql }: BenchedMuster, organization: string) => {
  const [row] = await sql<{ boss: string; seat: string }>(
    `select ${personOf(organization, '9')} as boss, ${id(organization, 'seat', '3')} as seat`,
  );
  return row ?? { boss: '', seat: '' };
};
