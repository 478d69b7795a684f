import { sql } from 'kysely';
import { ROSTER_HAPPENINGS } from '#contract/feed/shapes.ts';
import { isDoneBy, isOfTimeAlone, likeOf, onDays, type Source } from './source.ts';

const at = sql`e.occurred_at`;

/** As the index has it. */
const happenings = sql`e.type in (${sql.join(ROSTER_HAPPENINGS.map((type) => sql.lit(type)))})`;

/** The day of the shift that was given away; null once it is gone. */
const swapDay = sql`(select w.day::text from swaps x join shifts w on w.org_id = x.org_id and w.id = x.shift_id
  where x.org_id = s.org_id and x.id = s.subject_id)`;

const people = sql`coalesce((
  select jsonb_agg(jsonb_build_object('id', m.id, 'name', m.name) order by m.id = (s.data->>'requester_id')::uuid desc)
  from members m where m.org_id = s.org_id
    and m.id in ((s.data->>'member_id')::uuid, (s.data->>'requester_id')::uuid, (s.data->>'counterpart_id')::uuid)), '[]')`;

/** What happened to a project's roster: everybody reads that it was published, and its planners what people did with it. */
export const rosterSource: Source = {
  kind: 'roster',
  from: sql`events e`,
  at,
  id: sql`e.id`,
  columns: sql`e.org_id, e.type, e.subject_id, e.actor_name, e.data`,
  conditions: (ask) => {
    if (isOfTimeAlone(ask)) return null;
    const { organization, project, plans, filters } = ask;
    const { member_id, q } = filters;
    return [
      sql`e.org_id = ${organization} and e.project_id = ${project} and ${happenings}`,
      ...(plans ? [] : [sql`e.type = 'roster.published'`]),
      ...(member_id ? [isDoneBy(member_id, organization)] : []),
      ...onDays(at, ask),
      ...(q ? [sql`e.data->>'note' ilike ${likeOf(q)}`] : []),
    ];
  },
  answer: () => sql`jsonb_build_object('type', s.type, 'actor', s.actor_name,
    'from', coalesce(s.data->>'from', s.data->>'day', ${swapDay}), 'to', coalesce(s.data->>'to', s.data->>'day', ${swapDay}),
    'shifts', s.data->'shifts', 'note', coalesce(s.data->>'note', ''), 'people', ${people})`,
};
