import { sql } from 'kysely';
import type { Place } from '#contract/insights/detecting.ts';
import type { HinderedShift, OpenShift } from '#contract/insights/planning/rosters.ts';
import { addDays } from '#contract/projects/calendar.ts';
import { TAKING_STATUSES } from '#contract/shifts/states.ts';
import type { Context } from '../../../platform/context.ts';
import { listConflictsAcross, listSuggestions } from '../../shifts/queries.ts';

/** So many days ahead open places and conflicts are looked at; further ahead rosters are made as a rule. */
const DAYS_AHEAD = 13;
/** So many open shifts are looked at for who fits, the nearest first; the log says how many there are. */
const MOST_WEIGHED = 200;

type ShiftFacts = Omit<OpenShift, 'considered' | 'suggestions'>;

const facts = ({ organization }: Context) => sql`
  select s.id, jsonb_build_object('id', p.id, 'name', p.name) as project, s.day::text as day, s.headcount, p.currency,
    coalesce(t.name, s.role, p.code) || ' · ' || to_char(s.starts_at at time zone s.timezone, 'YYYY-MM-DD HH24:MI') as name,
    to_char(s.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as starts_at,
    to_char(s.ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as ends_at,
    (select count(*)::int from assignments a where a.org_id = s.org_id and a.shift_id = s.id and a.archived_at is null
      and a.status = any (${[...TAKING_STATUSES]}::assignment_status[])) as taken
  from shifts s join projects p on p.org_id = s.org_id and p.id = s.project_id and p.archived_at is null
  left join service_types t on t.org_id = s.org_id and t.id = s.service_type_id
  where s.org_id = ${organization} and s.status in ('draft', 'published')`;

const withFits = async (context: Context, shift: ShiftFacts): Promise<OpenShift> => {
  const { data, considered } = await listSuggestions(context, shift.project.id, shift.id);
  return { ...shift, considered, suggestions: data };
};

/** Shifts of the days ahead with places that nobody has, each with who fits, and how many there are. */
export const listOpenShifts = async (
  context: Context,
  { today }: Place,
): Promise<{ readonly shifts: readonly OpenShift[]; readonly all: number; readonly ahead: number }> => {
  const { rows } = await sql<ShiftFacts>`select * from (${facts(context)}
    and s.day between ${today}::date and ${addDays(today, DAYS_AHEAD)}::date) f
    order by f.day, f.starts_at, f.id`.execute(context.db);
  const open = rows.filter(({ headcount, taken }) => headcount > taken);
  const shifts: OpenShift[] = [];
  for (const shift of open.slice(0, MOST_WEIGHED)) shifts.push(await withFits(context, shift));
  return { shifts, all: open.length, ahead: rows.length };
};

/** Bookings of the days ahead with something in their way, each with who could take it over. */
export const listHinderedShifts = async (context: Context, { today }: Place): Promise<HinderedShift[]> => {
  const days = { from: today, to: addDays(today, DAYS_AHEAD) };
  const { data } = await listConflictsAcross(context, days);
  const known = new Map(data.map(({ assignment_id, conflicts }) => [assignment_id, conflicts]));
  if (known.size === 0) return [];
  const { rows } = await sql<ShiftFacts & { assignment_id: string; member: HinderedShift['member'] }>`
    select f.*, a.id as assignment_id, jsonb_build_object('id', m.id, 'name', m.name) as member
    from (${facts(context)}) f
    join assignments a on a.org_id = ${context.organization} and a.shift_id = f.id and a.id = any (${[...known.keys()]}::uuid[])
    join members m on m.org_id = a.org_id and m.id = a.member_id
    order by f.day, f.starts_at, f.id, a.id limit ${sql.lit(MOST_WEIGHED)}`.execute(context.db);
  const found: HinderedShift[] = [];
  for (const { assignment_id, member, ...shift } of rows)
    found.push({
      ...(await withFits(context, shift)),
      ...{ member, conflicts: known.get(assignment_id) ?? [] },
    });
  return found;
};
