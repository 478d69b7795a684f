import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import type { CommentRow } from './thread.ts';

/**
 * Hangs files that the caller has kept for it on a comment, and answers their names. Throws 422 `file-gone` where one of them isn't
 * theirs, isn't of this project, hangs on something already or went meanwhile: then none of them hangs.
 */
export const attachFiles = async (
  { db, organization, person }: Context,
  { id, project_id }: Pick<CommentRow, 'id' | 'project_id'>,
  files: readonly string[],
): Promise<string[]> => {
  if (files.length === 0) return [];
  const asked = [...new Set(files)];
  const attached = await db
    .updateTable('attachments')
    .set({ comment_id: id })
    .where('org_id', '=', organization)
    .where('project_id', '=', project_id)
    .where('id', 'in', asked)
    .where('comment_id', 'is', null)
    .where('created_by', '=', person.sub)
    .returning(['id', 'file_name'])
    .execute();
  const ids = new Set(attached.map(({ id: file }) => file));
  const gone = files.findIndex((file) => !ids.has(file));
  if (gone >= 0) throw brokenRule('file-gone', `attachments.${gone}`, 'This file is gone: choose it again.');
  return attached.map(({ file_name }) => file_name);
};
