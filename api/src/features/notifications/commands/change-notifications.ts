import { type RawBuilder, sql } from 'kysely';
import type { BodyOf } from '#contract/endpoint.ts';
import { brokenRule } from '#contract/errors.ts';
import type { changeNotifications as endpoint } from '#contract/notifications/endpoints.ts';
import { momentOf } from '#contract/notifications/moment.ts';
import type { NotificationCounts } from '#contract/notifications/shapes.ts';
import type { PersonContext } from '../../../platform/context.ts';
import { readCounts } from '../queries/counts.ts';
import { chooseNamed, chooseReadAt, requireAll } from '../writing/choose.ts';

const A_YEAR_MS = 366 * 86_400_000;

type Change = BodyOf<typeof endpoint>;

/**
 * Puts notifications away or back: read or unread, done or not, snoozed or not. Throws 404 where one isn't the person's, and
 * 422 `snooze-out-of-reach`.
 */
export const changeNotifications = async (
  context: PersonContext,
  { ids = [], read_at, ...change }: Change,
): Promise<NotificationCounts> => {
  const { db, person } = context;
  const chosen = read_at ? chooseReadAt(context, momentOf(read_at)) : chooseNamed(context, ids);
  const { rows } = await sql<{ chosen: number }>`
    with chosen as (${chosen}), changed as (
      update notifications n set ${sql.join(assignments(context, change))} from chosen
      where n.recipient = ${person.sub} and n.id = chosen.id
    ) ${inApp(context, change)}
    select count(*)::integer as chosen from chosen`.execute(db);
  if (!read_at) requireAll(ids, rows);
  const { unread, total } = await readCounts(context);
  return { unread, total };
};

const assignments = (
  { now }: PersonContext,
  { read, archived, snoozed_until }: Omit<Change, 'ids' | 'read_at'>,
): RawBuilder<unknown>[] => [
  ...(read === undefined ? [] : [sql`read_at = ${marked('read_at', read, now)}`]),
  ...(archived === undefined ? [] : [sql`archived_at = ${marked('archived_at', archived, now)}`]),
  ...(snoozed_until === undefined
    ? []
    : [sql`snoozed_until = ${snoozed_until && reachable(snoozed_until, now)}::timestamptz`]),
];

/** A mark keeps its moment. */
const marked = (column: 'read_at' | 'archived_at', isSet: boolean, now: Date): RawBuilder<unknown> =>
  isSet ? sql`coalesce(${sql.ref(column)}, ${now.toISOString()}::timestamptz)` : sql`null`;

/** The inbox is a way like others; those on which it was read elsewhere stay read. */
const inApp = ({ person, now }: PersonContext, { read }: Pick<Change, 'read'>): RawBuilder<unknown> => {
  if (read === undefined) return sql``;
  const status = read ? sql`'read'` : sql`case when c.sent_at is null then 'ready' else 'sent' end`;
  return sql`, ways as (
    update notification_channels c
    set status = (${status})::notification_status, read_at = ${read ? now.toISOString() : null}::timestamptz from chosen
    where c.recipient = ${person.sub} and c.notification_id = chosen.id and c.channel = 'app'
      and (c.read_at is null) = ${read}::boolean)`;
};

const reachable = (instant: string, now: Date): string => {
  const until = momentOf(instant);
  const ahead = Date.parse(until) - now.getTime();
  if (ahead <= 0 || ahead > A_YEAR_MS)
    throw brokenRule('snooze-out-of-reach', 'snoozed_until', 'Choose a moment within the next year.');
  return until;
};
