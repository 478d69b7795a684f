import { type RawBuilder, sql } from 'kysely';
import type { readAttachment } from '#contract/attachments/endpoints.ts';
import type { Attachment } from '#contract/attachments/shapes.ts';
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
    .where((is) =>
      is.or([
        // What was deleted shows no files either.
        is.exists(
          is
            .selectFrom('comments')
            .whereRef('comments.org_id', '=', 'attachments.org_id')
            .whereRef('comments.id', '=', 'attachments.comment_id')
            .where('comments.archived_at', 'is', null),
        ),
        is.and([is('comment_id', 'is', null), is('attachments.created_by', '=', context.person.sub)]),
      ]),
    )
    .where(
      'project_id',
      'in',
      visibleProjects(context).select('projects.id').where('projects.id', '=', project_id),
    );

/** The files of a comment that is called `alias` in its statement, in the order in which they were chosen. */
export const attachmentsJson = (alias: string): RawBuilder<Attachment[]> => sql`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', a.id, 'version', a.version, 'file_name', a.file_name, 'kind', a.kind, 'bytes', a.bytes, 'sha256', a.sha256,
    'picture', case when a.width is not null then jsonb_build_object('width', a.width, 'height', a.height) end,
    'attached', true, 'created_at', to_char(a.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  ) order by a.id), '[]')
  from attachments a where a.org_id = ${sql.ref(`${alias}.org_id`)} and a.comment_id = ${sql.ref(`${alias}.id`)})`;

/** How many files of the caller wait to be sent with something. */
export const countWaiting = async (context: Context): Promise<number> => {
  const { waiting } = await attachments(context)
    .select((of) => of.fn.countAll<number>().as('waiting'))
    .where('comment_id', 'is', null)
    .where('created_by', '=', context.person.sub)
    .executeTakeFirstOrThrow();
  return Number(waiting);
};
