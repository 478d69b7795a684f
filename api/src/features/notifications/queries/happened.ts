import { sql } from 'kysely';
import { z } from 'zod';
import type { Happened, Inside } from '../../../platform/reactions.ts';

const row = z
  .object({
    ...{ id: z.uuid(), type: z.string(), subject_type: z.string(), subject_id: z.uuid() },
    ...{ actor: z.string().nullable(), actor_name: z.string().nullable(), request_id: z.string().nullable() },
    project_id: z.uuid().nullable().default(null),
    occurred_at: z.coerce.date(),
    changes: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])),
    data: z.record(z.string(), z.unknown()),
  })
  .transform(({ subject_type, subject_id, project_id, actor_name, occurred_at, request_id, ...event }) => ({
    ...event,
    subject: { type: subject_type, id: subject_id },
    project: project_id,
    actorName: actor_name,
    at: occurred_at,
    request: request_id,
  }));

/** Events by their ids, in the order in which they happened; without an organization those above all of them. */
export const readHappened = async (
  { db, organization }: Inside,
  ids: readonly string[],
): Promise<Happened[]> => {
  const { rows } = organization
    ? await sql`select * from events where org_id = ${organization} and id = any (${ids}) order by id`.execute(
        db,
      )
    : await sql`select * from root_events_heard(${ids})`.execute(db);
  return z
    .array(row)
    .parse(rows)
    .map((event) => ({ ...event, organization }));
};
