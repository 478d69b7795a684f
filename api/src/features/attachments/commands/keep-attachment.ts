import { MOST_WAITING_ATTACHMENTS } from '#contract/attachments/shapes.ts';
import { brokenRule, notFound } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { enterToWrite } from '../../ops-log/queries.ts';
import { findProject } from '../../projects/queries.ts';
import { MOVES } from '../events.ts';
import { countWaiting } from '../queries.ts';
import type { ReadFile } from '../reading/read-file.ts';

/** Bytes of a piece. */
const PIECE = 1024 * 1024;

/**
 * Keeps a file that was looked into, and answers its id. It lies in the database whatever the settings say; a job moves it after
 * the commit. Throws 404 for a project that isn't the caller's to see, 422 `too-many-waiting`, and for an ops-log as writing does.
 */
export const keepAttachment = async (
  context: Context,
  { project, isLogged }: { readonly project: string; readonly isLogged: boolean },
  file: ReadFile,
): Promise<string> => {
  const { db, organization } = context;
  if (isLogged) await enterToWrite(context, project, 'create');
  else if (!(await findProject(context, project))) throw notFound('project');
  if ((await countWaiting(context)) >= MOST_WAITING_ATTACHMENTS)
    throw brokenRule(
      'too-many-waiting',
      'file',
      `${MOST_WAITING_ATTACHMENTS} of your files wait to be sent: send or remove some of them first.`,
    );
  const { name, kind, content, sha256, picture } = file;
  const { id } = await db
    .insertInto('attachments')
    .values({
      ...{ org_id: organization, project_id: project, file_name: name, kind, sha256 },
      ...{ bytes: content.length, width: picture?.width ?? null, height: picture?.height ?? null },
      thumbnail: picture?.thumbnail ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (let piece = 0; piece * PIECE < content.length; piece += 1)
    await db
      .insertInto('attachment_pieces')
      .values({
        ...{ org_id: organization, attachment_id: id, piece },
        content: content.subarray(piece * PIECE, (piece + 1) * PIECE),
      })
      .execute();
  await context.record({
    ...{ type: 'attachment.uploaded', subject: { type: 'attachment', id }, project },
    data: { file_name: name, kind, bytes: content.length, sha256 },
  });
  await context.enqueue(MOVES, { organization, attachment: id });
  return id;
};
