import { brokenRule, notFound } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';

interface Found {
  readonly id: string;
  readonly version: number;
  readonly project_id: string;
  readonly created_by: string | null;
  readonly file_name: string;
  readonly sha256: string;
}

/** Deletes a file of the caller's that wasn't sent. Throws 404 for anybody else's, 422 `file-attached` for one that was. */
export const takeBackAttachment = async (context: Context, found: Found | undefined): Promise<void> => {
  requireVersion(found, context.version, 'file');
  if (found.created_by !== context.person.sub) throw notFound('file');
  const { numDeletedRows } = await context.db
    .deleteFrom('attachments')
    .where('org_id', '=', context.organization)
    .where('id', '=', found.id)
    .where('comment_id', 'is', null)
    .where('ops_log_id', 'is', null)
    .executeTakeFirst();
  if (numDeletedRows === 0n)
    throw brokenRule(
      'file-attached',
      'file',
      'This file was sent already: delete what it was sent with, unless that stands in an ops-log.',
    );
  await context.record({
    ...{
      type: 'attachment.deleted',
      subject: { type: 'attachment', id: found.id },
      project: found.project_id,
    },
    data: { file_name: found.file_name, sha256: found.sha256 },
  });
};
