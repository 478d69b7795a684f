import type { deleteAttachment } from '#contract/attachments/endpoints.ts';
import type { ParamsOf } from '#contract/endpoint.ts';
import { brokenRule, notFound } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { findAttachment } from '../queries.ts';

/** Deletes a file of the caller's that wasn't sent. Throws 404 for anybody else's, 422 `file-attached` for one that was. */
export const takeBackAttachment = async (
  context: Context,
  place: ParamsOf<typeof deleteAttachment>,
): Promise<void> => {
  const found = await findAttachment(context, place);
  requireVersion(found, context.version, 'file');
  if (found.created_by !== context.person.sub) throw notFound('file');
  const { numDeletedRows } = await context.db
    .deleteFrom('attachments')
    .where('org_id', '=', context.organization)
    .where('id', '=', found.id)
    .where('comment_id', 'is', null)
    .executeTakeFirst();
  if (numDeletedRows === 0n)
    throw brokenRule('file-attached', 'file', 'This file was sent already: delete what it was sent with.');
  await context.record({
    ...{
      type: 'attachment.deleted',
      subject: { type: 'attachment', id: found.id },
      project: found.project_id,
    },
    data: { file_name: found.file_name, sha256: found.sha256 },
  });
};
