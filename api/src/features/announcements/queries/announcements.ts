import { sql } from 'kysely';
import type { listAnnouncements as endpoint } from '#contract/announcements/endpoints.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { notFound } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { paginate, type SortKey } from '../../../platform/postgres/keyset.ts';

const KEYS: Readonly<Record<string, SortKey>> = {
  created_at: { by: sql`announcements.created_at`, type: 'timestamptz' },
  title: { by: sql`lower(announcements.title)`, type: 'text' },
  send_at: { by: sql`coalesce(announcements.send_at, 'infinity')`, type: 'timestamptz' },
  sent_at: { by: sql`coalesce(announcements.sent_at, 'infinity')`, type: 'timestamptz' },
};

const announcementRows = ({ db, organization }: Context) =>
  db
    .selectFrom('announcements')
    .select([
      ...([
        'id',
        'status',
        'title',
        'message',
        'link',
        'priority',
        'audience',
        'send_at',
        'sent_at',
      ] as const),
      ...(['people', 'problem', 'version', 'created_at', 'updated_at'] as const),
    ])
    .select(sql<string | null>`announcement_author(announcements.id)`.as('author'))
    .where('announcements.org_id', '=', organization);

/** An announcement as it is presented from. */
export type AnnouncementRow = Awaited<ReturnType<typeof requireAnnouncement>>;

/** One page of the announcements and templates that pass the filters. */
export const listAnnouncements = (
  context: Context,
  { q, status, sort, ...page }: QueryOf<typeof endpoint>,
) => {
  let found = announcementRows(context);
  if (status) found = found.where('announcements.status', 'in', status);
  if (q) found = found.where(mentions(q));
  return paginate(found, { page, sort, keys: KEYS, id: sql`announcements.id` });
};

const mentions = (q: string) => {
  const like = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`(announcements.title ilike ${like} or announcements.message ilike ${like})`;
};

/** An announcement of the organization. Throws 404 for a missing or foreign one. */
export const requireAnnouncement = async (context: Context, id: string) => {
  const found = await announcementRows(context).where('announcements.id', '=', id).executeTakeFirst();
  if (!found) throw notFound('announcement');
  return found;
};

/** The row alone, held until the transaction ends; undefined for a missing or foreign one. */
export const lockAnnouncement = ({ db, organization }: Pick<Context, 'db' | 'organization'>, id: string) =>
  db
    .selectFrom('announcements')
    .selectAll()
    .where('org_id', '=', organization)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** How often the person has sent announcements to themselves within the last hour. */
export const countTries = async ({ db, organization, person }: Context, now: Date): Promise<number> => {
  const { tries } = await db
    .selectFrom('events')
    .select(({ fn }) => fn.countAll<string>().as('tries'))
    .where('org_id', '=', organization)
    .where('actor', '=', person.sub)
    .where('type', '=', 'announcement.tried')
    .where('occurred_at', '>', new Date(now.getTime() - 3_600_000).toISOString())
    .executeTakeFirstOrThrow();
  return Number(tries);
};
