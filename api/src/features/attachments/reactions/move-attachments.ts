import { z } from 'zod';
import { ATTACHMENT_KINDS } from '#contract/attachments/shapes.ts';
import type { JobDefinition } from '../../../platform/jobs.ts';
import { MOVES } from '../events.ts';
import { contentOf, keyOf, type Places } from '../queries/content.ts';

const job = z.object({ organization: z.uuid(), attachment: z.uuid() });
type Order = z.infer<typeof job>;

/** Moves a file that was just kept to the S3-compatible store, where one is set; pauses between attempts grow to an hour. */
export const moveAttachments = (places: Places): JobDefinition => ({
  queue: MOVES,
  retries: { limit: 12, firstPauseS: 5, longestPauseS: 3_600 },
  keepS: 3_600,
  run: (data) => moveAttachment(places, job.parse(data)),
});

/**
 * The object is put first, and its row says so afterwards: until then the bytes are read where they were. A row that went
 * meanwhile takes the object with it. May be repeated.
 */
export const moveAttachment = async (places: Places, order: Order): Promise<void> => {
  const { databases, files } = places;
  if (!files) return;
  const { organization, attachment } = order;
  const within = { organization, sub: null };
  const found = await databases.within({ ...within, writes: false }, (db) =>
    db
      .selectFrom('attachments')
      .select(['kind', 'sha256'])
      .where('org_id', '=', organization)
      .where('id', '=', attachment)
      .where('stored_in', '=', 'database')
      .executeTakeFirst(),
  );
  if (!found) return;
  const { kind, sha256 } = found;
  const pieces: Uint8Array[] = [];
  for await (const piece of contentOf(places, { ...order, sub: null, sha256 })) pieces.push(piece);
  await files.put(keyOf(order), Buffer.concat(pieces), { type: ATTACHMENT_KINDS[kind].type, sha256 });
  const isMoved = await databases.within({ ...within, writes: true }, async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('attachments')
      .set({ stored_in: 's3' })
      .where('org_id', '=', organization)
      .where('id', '=', attachment)
      .executeTakeFirst();
    await db
      .deleteFrom('attachment_pieces')
      .where('org_id', '=', organization)
      .where('attachment_id', '=', attachment)
      .execute();
    return numUpdatedRows > 0n;
  });
  if (!isMoved) await files.remove(keyOf(order));
};
