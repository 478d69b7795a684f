import type pg from 'pg';
import { idOf } from '../demo/random.ts';
import { type Happening, managersOf, momentOf, type Stage } from './happening.ts';

interface EntryRow {
  readonly id: string;
  readonly project_id: string | null;
  readonly status: string;
  readonly name: string;
  readonly days_ago: number;
}

/** How much of it is told: the fewer projects there are to tell of, the more. */
const ENTRIES = 240;

/** How the latest time of those with an account was submitted, and approved where it was. */
export const timeHistoryOf = async (client: pg.Client, stage: Stage): Promise<Happening[]> => {
  const { slug, projects } = stage.company;
  const { rows } = await client.query<EntryRow>(
    `select e.id, e.project_id, e.status, m.name, $2::date - e.work_date as days_ago
     from activity_entries e join members m on m.org_id = e.org_id and m.id = e.member_id
     where e.org_id = $1 and m.user_sub is not null and e.status in ('submitted', 'approved')
     order by md5(e.id::text) limit $3`,
    [idOf(slug), stage.now.toISOString(), Math.round(ENTRIES / projects.length)],
  );
  return rows.flatMap((entry, at) => handled(stage, entry, at));
};

const handled = (
  stage: Stage,
  { id, project_id, status, name, days_ago }: EntryRow,
  at: number,
): Happening[] => {
  const about = { subject: ['activity_entry', id] as const, project: project_id };
  const managers = managersOf(stage.company);
  const approver = managers.find((manager) => manager !== name) ?? name;
  const submitted: Happening = {
    ...about,
    at: momentOf(stage, days_ago - 1, 30 + at * 9),
    by: name,
    type: 'activity.submitted',
    changes: { status: ['draft', 'submitted'] },
  };
  const approved: Happening = {
    ...about,
    at: momentOf(stage, days_ago - 6, 80 + at * 3),
    by: approver,
    type: 'activity.approved',
    changes: { status: ['submitted', 'approved'] },
  };
  return status === 'approved' ? [submitted, approved] : [submitted];
};
