import { sql } from 'kysely';
import { REPLIES_LIMIT } from '#contract/comments/shapes.ts';
import { notFound } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { findProject } from '../../projects/queries.ts';
import { commentJson, threadJson } from '../queries.ts';

/** A project that the caller may know of. Throws 404. */
export const requireProject = async (context: Context, id: string) => {
  const project = await findProject(context, id);
  if (!project) throw notFound('project');
  return project;
};

const commentsOf = ({ db, organization }: Context, project: string) =>
  db.selectFrom('comments').where('org_id', '=', organization).where('project_id', '=', project);

/** A comment on a project, a deleted one too; undefined for one of another project. */
export const findComment = (context: Context, project: string, id: string) =>
  commentsOf(context, project).selectAll().where('id', '=', id).executeTakeFirst();

/** The same, held until the end of the transaction. */
export const lockComment = (context: Context, project: string, id: string) =>
  commentsOf(context, project).selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** A comment as it is answered. Throws 404. */
export const readComment = async (context: Context, id: string) => {
  const { db, organization, member } = context;
  const found = await db
    .selectFrom('comments as c')
    .select(commentJson('c', member).as('comment'))
    .where('c.org_id', '=', organization)
    .where('c.id', '=', id)
    .executeTakeFirst();
  if (!found) throw notFound('comment');
  return found.comment;
};

/** The thread that a comment belongs to, with all that is left of it. Throws 404 where nothing is. */
export const readThread = async (context: Context, project: string, id: string) => {
  const { db, organization, member } = context;
  const found = await db
    .selectFrom('comments as c')
    .select(threadJson('c', member, REPLIES_LIMIT).as('thread'))
    .where('c.org_id', '=', organization)
    .where('c.project_id', '=', project)
    .where(
      'c.id',
      '=',
      sql<string>`(select coalesce(x.thread_id, x.id) from comments x
        where x.org_id = ${organization} and x.project_id = ${project} and x.id = ${id})`,
    )
    .where((is) => is.or([is('c.archived_at', 'is', null), is('c.replies', '>', 0)]))
    .executeTakeFirst();
  if (!found) throw notFound('comment');
  return found.thread;
};
