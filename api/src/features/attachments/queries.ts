import { type RawBuilder, sql } from 'kysely';
import type { readAttachment } from '#contract/attachments/endpoints.ts';
import type { Attachment } from '#contract/attachments/shapes.ts';
import type { ParamsOf } from '#contract/endpoint.ts';
import { brokenRule, notFound } from '#contract/errors.ts';
import type { Context } from '../../platform/context.ts';
import { visibleProjects } from '../projects/queries.ts';

const COLUMNS = [
  ...(['id', 'version', 'project_id', 'comment_id', 'ops_log_id', 'file_name', 'kind', 'bytes'] as const),
  'sha256',
  ...(['width', 'height', 'stored_in', 'created_at', 'created_by'] as const),
] as const;

type Place = ParamsOf<typeof readAttachment>;

const attachments = ({ db, organization }: Context) =>
  db.selectFrom('attachments').where('attachments.org_id', '=', organization);

/** Of a file: that it hangs on nothing yet. */
const WAITS = sql<boolean>`attachments.comment_id is null and attachments.ops_log_id is null`;

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

/**
 * A file of an ops-log as far as row-level security shows it, or one that waits to be sent by the caller; `room` is the project whose
 * log the policy has opened in this transaction. Throws 404.
 */
export const requireLogged = async (context: Context, project: string, file: string) => {
  const found = await attachments(context)
    .select([...COLUMNS, 'thumbnail', sql<string | null>`ops_log_room('read')`.as('room')])
    .where('id', '=', file)
    .where('project_id', '=', project)
    .where((is) =>
      is.or([
        is('ops_log_id', 'is not', null),
        is.and([WAITS, is('attachments.created_by', '=', context.person.sub)]),
      ]),
    )
    .executeTakeFirst();
  if (!found) throw notFound('file');
  return found;
};

/** Throws 422 where the bytes of a file that lies in the database aren't those any more that its hash is of. */
export const requireWhole = async ({ db, organization }: Context, file: Whole): Promise<void> => {
  if (file.stored_in !== 'database') return;
  const { rows } = await sql<{ hash: string | null }>`
    select encode(sha256(string_agg(content, ''::bytea order by piece)), 'hex') as hash from attachment_pieces
    where org_id = ${organization} and attachment_id = ${file.id}`.execute(db);
  if (rows[0]?.hash !== file.sha256)
    throw brokenRule(
      'file-altered',
      '',
      'This file is not what was sent: its bytes were changed or are gone.',
    );
};

interface Whole {
  readonly id: string;
  readonly stored_in: string;
  readonly sha256: string;
}

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
        is.and([WAITS, is('attachments.created_by', '=', context.person.sub)]),
      ]),
    )
    .where(
      'project_id',
      'in',
      visibleProjects(context).select('projects.id').where('projects.id', '=', project_id),
    );

/** Files as they are answered, of rows that are called `a`, in the order in which they were chosen. */
export const sentFilesJson: RawBuilder<Attachment[]> = sql`
  coalesce(jsonb_agg(jsonb_build_object(
    'id', a.id, 'version', a.version, 'file_name', a.file_name, 'kind', a.kind, 'bytes', a.bytes, 'sha256', a.sha256,
    'picture', case when a.width is not null then jsonb_build_object('width', a.width, 'height', a.height) end,
    'attached', true, 'created_at', to_char(a.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  ) order by a.id), '[]')`;

/** The files of a comment that is called `alias` in its statement. */
export const attachmentsJson = (alias: string): RawBuilder<Attachment[]> => sql`(
  select ${sentFilesJson} from attachments a
  where a.org_id = ${sql.ref(`${alias}.org_id`)} and a.comment_id = ${sql.ref(`${alias}.id`)})`;

/** How many files of the caller wait to be sent with something. */
export const countWaiting = async (context: Context): Promise<number> => {
  const { waiting } = await attachments(context)
    .select((of) => of.fn.countAll<number>().as('waiting'))
    .where(WAITS)
    .where('created_by', '=', context.person.sub)
    .executeTakeFirstOrThrow();
  return Number(waiting);
};
