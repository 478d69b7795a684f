import { sql } from 'kysely';
import { z } from 'zod';
import { type NewEvent, record } from '../../../platform/events.ts';
import type { JobDefinition } from '../../../platform/jobs.ts';
import type { Places } from '../queries/content.ts';
import { moveAttachment } from './move-attachments.ts';

/** So many at a time; the rest an hour later. */
const AT_ONCE = 500;

const organizations = z.array(z.object({ id: z.uuid() }));

/**
 * Deletes what waited for a day without being sent, and what hung on comments that were deleted as long ago; moves what lies in the
 * database although a store is set. What stands in an ops-log stays.
 */
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
      .select('attachments.id')
      .where('attachments.org_id', '=', organization)
      .where('attachments.ops_log_id', 'is', null)
      .leftJoin('comments', (on) =>
        on
          .onRef('comments.org_id', '=', 'attachments.org_id')
          .onRef('comments.id', '=', 'attachments.comment_id'),
      )
      .where(sql<boolean>`case when attachments.comment_id is null then attachments.created_at
        else comments.archived_at end < now() - interval '1 day'`)
      .limit(AT_ONCE)
      .forUpdate('attachments')
      .skipLocked();
    const gone = await db
      .deleteFrom('attachments')
      .where('org_id', '=', organization)
      .where('id', 'in', old)
      .returning(['id', 'project_id', 'comment_id', 'file_name', 'sha256'])
      .execute();
    await record(
      { db, organization, requestId: 'attachment-sweep', person: { name: 'Muster' } },
      ...gone.map(
        ({ id, project_id, comment_id, file_name, sha256 }): NewEvent => ({
          type: comment_id ? 'attachment.deleted' : 'attachment.expired',
          ...{ subject: { type: 'attachment', id }, project: project_id },
          data: { file_name, sha256 },
        }),
      ),
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
