import { sql } from 'kysely';
import type { AnswerOf, BodyOf } from '#contract/endpoint.ts';
import { brokenRule } from '#contract/errors.ts';
import type { markNotifications as endpoint } from '#contract/notifications/endpoints.ts';
import { momentOf } from '#contract/notifications/moment.ts';
import type { PersonContext } from '../../../platform/context.ts';
import { readCounts } from '../queries/counts.ts';
import { chooseAll, chooseNamed, requireAll } from '../writing/choose.ts';

/** The clock of whoever asks may be ahead by so much. */
const AHEAD_MS = 60_000;

/**
 * Marks notifications as read or sent, and so on the channels named. What was marked keeps its moment. Throws 404 where one
 * that is named isn't the person's, and 422 `moment-to-come`.
 */
export const markNotifications = async (
  context: PersonContext,
  { ids, until, channels, read }: BodyOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> => {
  const at = context.now.toISOString();
  const done = sql.raw(read ? 'read_at' : 'sent_at');
  const chosen = ids ? chooseNamed(context, ids) : chooseAll(context, done, lastOf(context, until));
  // What was read was sent, too.
  const status = read ? sql`'read'` : sql`case status when 'read' then status else 'sent' end`;
  const { rows } = await sql<{ chosen: number }>`
    with chosen as (${chosen}), marked as (
      update notifications n set ${done} = ${at}::timestamptz from chosen
      where n.recipient = ${context.person.sub} and n.id = chosen.id and n.${done} is null
    ), ways as (
      update notification_channels c set ${done} = ${at}::timestamptz, status = (${status})::notification_status from chosen
      where c.recipient = ${context.person.sub} and c.notification_id = chosen.id
        and c.channel = any (${channels}::notification_channel[]) and c.${done} is null and c.status <> 'opt-out'
    )
    select count(*)::integer as chosen from chosen`.execute(context.db);
  if (ids) requireAll(ids, rows);
  const { unread, total } = await readCounts(context);
  return { at, unread, total };
};

const lastOf = ({ now }: PersonContext, until: string | undefined): string => {
  if (until === undefined) return 'infinity';
  const last = momentOf(until);
  if (Date.parse(last) > now.getTime() + AHEAD_MS)
    throw brokenRule('moment-to-come', 'until', 'Choose a moment that has been.');
  return last;
};
