import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import type { CommentRow } from './thread.ts';

/**
 * Hangs files that the caller has kept for it on a comment, and answers their names. Throws 422 `file-gone` where one of them isn't
 * theirs, isn't of this project, hangs on something already or went meanwhile: then none of them hangs. Those that are `there` stay.
 */
export const attachFiles = async (
  { db, organization, person }: Context,
  { id, project_id }: Pick<CommentRow, 'id' | 'project_id'>,
  files: readonly string[],
  there: readonly { readonly id: string }[] = [],
): Promise<string[]> => {
  const hanging = new Set(there.map(({ id: file }) => file));
  const asked = [...new Set(files)].filter((file) => !hanging.has(file));
  if (asked.length === 0) return [];
  const attached = await db
    .updateTable('attachments')
    .set({ comment_id: id })
    .where('org_id', '=', organization)
    .where('project_id', '=', project_id)
    .where('id', 'in', asked)
    .where('comment_id', 'is', null)
    .where('ops_log_id', 'is', null)
    .where('created_by', '=', person.sub)
    .returning(['id', 'file_name'])
    .execute();
  const ids = new Set([...hanging, ...attached.map(({ id: file }) => file)]);
  const gone = files.findIndex((file) => !ids.has(file));
  if (gone >= 0) throw brokenRule('file-gone', `attachments.${gone}`, 'This file is gone: choose it again.');
  return attached.map(({ file_name }) => file_name);
};

/**
 * Gives a comment exactly these files: new ones hang on it, what isn't named any more waits to be swept with what was never sent. Answers
 * the names before and after; undefined where nothing differs. Throws as `attachFiles` does.
 */
export const changeFiles = async (
  context: Context,
  comment: Pick<CommentRow, 'id' | 'project_id'>,
  files: readonly string[],
): Promise<readonly [readonly string[], readonly string[]] | undefined> => {
  const before = await filesOf(context, comment.id);
  const left = before.filter(({ id }) => !files.includes(id));
  const added = files.filter((file) => !before.some(({ id }) => id === file));
  if (left.length === 0 && added.length === 0) return undefined;
  await attachFiles(context, comment, files, before);
  if (left.length > 0)
    await context.db
      .updateTable('attachments')
      .set({ comment_id: null })
      .where('org_id', '=', context.organization)
      .where(
        'id',
        'in',
        left.map(({ id }) => id),
      )
      .execute();
  const after = await filesOf(context, comment.id);
  return [before.map(({ file_name }) => file_name), after.map(({ file_name }) => file_name)];
};

const filesOf = ({ db, organization }: Context, comment: string) =>
  db
    .selectFrom('attachments')
    .select(['id', 'file_name'])
    .where('org_id', '=', organization)
    .where('comment_id', '=', comment)
    .orderBy('id')
    .execute();
