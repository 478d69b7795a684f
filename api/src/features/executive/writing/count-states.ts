import { sql } from 'kysely';
import { listGraveRecords } from '../queries/grave-incidents.ts';
import { readStood } from '../queries/stood.ts';
import type { Days, Inside } from '../rules/days.ts';
import { countedDay, stoodDays } from '../rules/stood-days.ts';

/** Counts anew how an organization stood at the end of some days. */
export const countStates = async (inside: Inside, days: Days): Promise<void> => {
  const stood = await readStood(inside, days);
  const records = await listGraveRecords(inside, days.from);
  const counted = [...stoodDays(stood)].map((day) => countedDay(day, records));
  await sql`
    insert into portfolio_days as t (org_id, day, status, projects, disagreements, unbudgeted, sev1, sev2, overdue_reviews, backlog, pipeline, health)
    select ${inside.organization}::uuid, c.* from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) as c (day date, status organization_status,
      projects int, disagreements int, unbudgeted int, sev1 int, sev2 int, overdue_reviews int, backlog jsonb, pipeline jsonb, health jsonb)
    on conflict (org_id, day) do update set status = excluded.status, projects = excluded.projects, disagreements = excluded.disagreements,
      unbudgeted = excluded.unbudgeted, sev1 = excluded.sev1, sev2 = excluded.sev2, overdue_reviews = excluded.overdue_reviews,
      backlog = excluded.backlog, pipeline = excluded.pipeline, health = excluded.health
      where t is distinct from excluded`.execute(inside.db);
};
