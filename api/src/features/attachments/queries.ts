import type { readAttachment } from '#contract/attachments/endpoints.ts';
import type { ParamsOf } from '#contract/endpoint.ts';
import { notFound } from '#contract/errors.ts';
import type { Context } from '../../platform/context.ts';
import { visibleProjects } from '../projects/queries.ts';

const COLUMNS = [
  ...(['id', 'version', 'project_id', 'comment_id', 'file_name', 'kind', 'bytes', 'sha256'] as const),
  ...(['width', 'height', 'stored_in', 'created_at', 'created_by'] as const),
] as const;

type Place = ParamsOf<typeof readAttachment>;

const attachments = ({ db, organization }: Context) =>
  db.selectFrom('attachments').where('attachments.org_id', '=', organization);

/** A file of a visible project: one that was sent, or that waits to be by the caller; undefined for any other. */
export const findAttachment = (context: Context, place: Place) =>
  visible(context, place).select(COLUMNS).executeTakeFirst();

/** The same, throwing 404. */
export const requireAttachment = async (context: Context, place: Place) => {
  const found = await findAttachment(context, place);
  if (!found) throw notFound('file');
  return found;
};

/** The small webp of a picture and the hash that it changes with. Throws 404 for what is no picture. */
export const requireThumbnail = async (context: Context, place: Place) => {
  const found = await visible(context, place).select(['thumbnail', 'sha256']).executeTakeFirst();
  if (!found?.thumbnail) throw notFound('picture');
  return { thumbnail: found.thumbnail, sha256: found.sha256 };
};

const visible = (context: Context, { project_id, attachment_id }: Place) =>
  attachments(context)
    .where('id', '=', attachment_id)
    .where('project_id', '=', project_id)
    .where((is) => is.or([is('comment_id', 'is not', null), is('created_by', '=', context.person.sub)]))
    .where(
      'project_id',
      'in',
      visibleProjects(context).select('projects.id').where('projects.id', '=', project_id),
    );

/** The files of comments, in the order in which they were chosen. */
export const listAttachmentsOf = async (context: Context, comments: readonly string[]) =>
  comments.length === 0
    ? []
    : attachments(context).select(COLUMNS).where('comment_id', 'in', comments).orderBy('id').execute();

/** How many files of the caller wait to be sent with something. */
export const countWaiting = async (context: Context): Promise<number> => {
  const { waiting } = await attachments(context)
    .select((of) => of.fn.countAll<number>().as('waiting'))
    .where('comment_id', 'is', null)
    .where('created_by', '=', context.person.sub)
    .executeTakeFirstOrThrow();
  return Number(waiting);
};
