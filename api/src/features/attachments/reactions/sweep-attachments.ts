import { sql } from 'kysely';
import { z } from 'zod';
import { record } from '../../../platform/events.ts';
import type { JobDefinition } from '../../../platform/jobs.ts';
import type { Places } from '../queries/content.ts';
import { moveAttachment } from './move-attachments.ts';

/** So many at a time; the rest an hour later. */
const AT_ONCE = 500;

const organizations = z.array(z.object({ id: z.uuid() }));

/** Deletes what waited for a day without being sent, and moves what lies in the database although a store is set. */
export const sweepAttachments = (places: Places): JobDefinition => ({
  queue: 'attachment-sweep',
  schedule: '23 * * * *',
  run: async () => {
    const { rows } = await places.databases.query('select living_organizations() as id');
    for (const { id } of organizations.parse(rows)) {
      await sweep(places, id);
      if (places.files) await moveRest(places, id);
    }
  },
});

const sweep = ({ databases }: Places, organization: string): Promise<void> =>
  databases.within({ organization, sub: null, writes: true }, async (db) => {
    const old = db
      .selectFrom('attachments')
      .select('id')
      .where('org_id', '=', organization)
      .where('comment_id', 'is', null)
      .where('created_at', '<', sql<string>`now() - interval '1 day'`)
      .limit(AT_ONCE)
      .forUpdate()
      .skipLocked();
    const gone = await db
      .deleteFrom('attachments')
      .where('org_id', '=', organization)
      .where('id', 'in', old)
      .returning(['id', 'project_id', 'file_name', 'sha256'])
      .execute();
    await record(
      { db, organization, requestId: 'attachment-sweep', person: { name: 'Muster' } },
      ...gone.map(({ id, project_id, file_name, sha256 }) => ({
        ...({
          type: 'attachment.expired',
          subject: { type: 'attachment', id },
          project: project_id,
        } as const),
        data: { file_name, sha256 },
      })),
    );
  });

const moveRest = async (places: Places, organization: string): Promise<void> => {
  const left = await places.databases.within({ organization, sub: null, writes: false }, (db) =>
    db
      .selectFrom('attachments')
      .select('id')
      .where('org_id', '=', organization)
      .where('stored_in', '=', sql.lit('database'))
      .orderBy('id')
      .limit(AT_ONCE)
      .execute(),
  );
  for (const { id } of left) await moveAttachment(places, { organization, attachment: id });
};
