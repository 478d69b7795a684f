import type pg from 'pg';
import { addDays } from '#contract/activity/rules.ts';
import { dayIn } from '../../platform/wall-clock.ts';
import type { Company } from '../demo/company.ts';
import { idOf } from '../demo/random.ts';

/** Two who agreed to swap, on days counted from today: whoever plans has yet to decide. */
const AGREED = {
  ...{ project: 'HRB-204', requester: 'Daniel Osei', day: 2, counterpart: 'Ben Achterberg', otherDay: 5 },
  reason: 'My daughter is in the school play that morning.',
} as const;

/** Writes what people of the demo ask of each other about their shifts. */
export const seedSwaps = async (client: pg.Client, company: Company, now: Date): Promise<void> => {
  const { slug, settings } = company;
  if (slug !== 'northgate') return;
  const today = dayIn(settings.timezone, now);
  const { project, requester, day, counterpart, otherDay, reason } = AGREED;
  await client.query(
    `insert into swaps (org_id, id, project_id, kind, status, requester_id, shift_id, assignment_id, starts_at, ends_at,
       counterpart_id, other_shift_id, other_assignment_id, other_starts_at, other_ends_at, reason, expires_at, created_at, updated_at)
     select a.org_id, $1, a.project_id, 'swap', 'accepted', a.member_id, a.shift_id, a.id, a.starts_at, a.ends_at,
       b.member_id, b.shift_id, b.id, b.starts_at, b.ends_at, $2, a.starts_at, $3::timestamptz - interval '1 day', $3
     from assignments a join assignments b on b.org_id = a.org_id and b.project_id = a.project_id
     where a.org_id = $4 and a.project_id = $5 and a.member_id = $6 and a.day = $7 and b.member_id = $8 and b.day = $9
       and a.published_at is not null and b.published_at is not null`,
    [
      ...[idOf(slug, 'swap', requester), reason, new Date(now.getTime() - 2 * 3_600_000), idOf(slug)],
      ...[idOf(slug, project), idOf(slug, requester), addDays(today, day)],
      ...[idOf(slug, counterpart), addDays(today, otherDay)],
    ],
  );
};
