import type { Attachment } from '#contract/attachments/shapes.ts';
import type { findAttachment } from './queries.ts';

type Row = NonNullable<Awaited<ReturnType<typeof findAttachment>>>;

/** A file as it is told of. */
export const presentAttachment = (row: Row): Attachment => ({
  id: row.id,
  version: row.version,
  file_name: row.file_name,
  kind: row.kind,
  bytes: row.bytes,
  sha256: row.sha256,
  picture: row.width === null || row.height === null ? null : { width: row.width, height: row.height },
  attached: row.comment_id !== null || row.ops_log_id !== null,
  created_at: row.created_at,
});
