import { sql } from 'kysely';
import { OPEN_STATUSES } from '#contract/projects/states.ts';
import type { Watch } from '../../../platform/reactions.ts';

interface Late {
  readonly id: string;
  readonly name: string;
  readonly due_date: string;
  readonly words: string;
  readonly project_id: string;
  readonly code: string;
  readonly project: string;
  readonly recipient: string;
}

const open = sql.join(OPEN_STATUSES.map((status) => sql.lit(status)));

/**
 * Tells a project's owner once of a milestone whose day is over and that isn't done; given another day, once more if that passes
 * too. What is longer late than a month is known.
 */
export const lateMilestones: Watch = async ({ db, organization }) => {
  const { rows } = await sql<Late>`
    select m.id, m.name, m.due_date::text, to_char(m.due_date, 'FMDD Mon YYYY') as words, p.id as project_id, p.code,
      p.name as project, owner.user_sub as recipient
    from project_milestones m
    join projects p on p.org_id = m.org_id and p.id = m.project_id and p.archived_at is null and p.status in (${open})
    join members owner on owner.org_id = p.org_id and owner.id = p.owner_id and owner.archived_at is null
    where m.org_id = ${organization} and not m.done and owner.user_sub is not null
      and m.due_date < muster_today() and m.due_date >= muster_today() - 30`.execute(db);
  return rows.map((late) => ({
    recipient: late.recipient,
    type: 'milestone.late',
    title: `Milestone late: ${late.name}`,
    message: `It was due on ${late.words} and isn't done. Finish it, or give it another day.`,
    project: late.project_id,
    target: { type: 'project', id: late.project_id },
    url: `/manager/projects/${late.project_id}`,
    group: `milestones:${late.project_id}`,
    reason: `You own ${late.project}.`,
    source: `milestone:${late.id}:${late.due_date}`,
    receipt: true,
  }));
};
