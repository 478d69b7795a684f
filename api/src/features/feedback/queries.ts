import { sql } from 'kysely';
import type { QueryOf } from '#contract/endpoint.ts';
import { notFound } from '#contract/errors.ts';
import type { listFeedback as endpoint } from '#contract/feedback/endpoints.ts';
import type { RootContext } from '../../platform/context.ts';
import type { Database } from '../../platform/postgres/database.ts';
import { paginate } from '../../platform/postgres/keyset.ts';

const id = sql`feedback.id`;

/** One page of what people have said, newest first. */
export const listFeedback = ({ db }: RootContext, { q, status, ...page }: QueryOf<typeof endpoint>) => {
  const [state, ...more] = status ?? [];
  let found = feedbackRows(db);
  if (q)
    found = found.where(
      sql<boolean>`strpos(lower(concat_ws(' ', name, email, message, page)), lower(${q})) > 0`,
    );
  if (state && more.length === 0) found = found.where('done_at', state === 'done' ? 'is not' : 'is', null);
  return paginate(found, { page, sort: '-id', keys: { id: { by: id, type: 'uuid' } }, id });
};

/** One thing that somebody has said. Throws 404. */
export const requireFeedback = async ({ db }: RootContext, wanted: string) => {
  const found = await feedbackRows(db).where('id', '=', wanted).executeTakeFirst();
  if (!found) throw notFound('feedback');
  return found;
};

/** Its screenshot. Throws 404 without one. */
export const requireScreenshot = async ({ db }: RootContext, wanted: string): Promise<Buffer> => {
  const found = await db
    .selectFrom('feedback')
    .select('screenshot')
    .where('id', '=', wanted)
    .executeTakeFirst();
  if (!found?.screenshot) throw notFound('screenshot');
  return found.screenshot;
};

/** How much somebody has sent within the last hour. */
export const countRecentFeedback = async (db: Database, sub: string, now: Date): Promise<number> => {
  const { sent } = await db
    .selectFrom('feedback')
    .select(({ fn }) => fn.countAll<string>().as('sent'))
    .where('created_by', '=', sub)
    .where('created_at', '>', new Date(now.getTime() - 3_600_000).toISOString())
    .executeTakeFirstOrThrow();
  return Number(sent);
};

/** A feedback without its screenshot, which is fetched by itself. */
export type FeedbackRow = Awaited<ReturnType<typeof requireFeedback>>;

const feedbackRows = (db: Database) =>
  db
    .selectFrom('feedback')
    .select([
      ...(['id', 'name', 'email', 'message', 'page', 'thumbnail', 'done_at'] as const),
      ...(['screenshot_width', 'screenshot_height', 'version', 'created_at', 'updated_at'] as const),
    ]);
