import { sql } from 'kysely';
import { firstDayOf, monthAfter, monthWords } from '#contract/activity/months.ts';
import type { Happened, Inside, Notice, Reaction } from '../../../platform/reactions.ts';
import { amountOf, dayWords } from './decisions.ts';

type Told = 'month.closed' | 'month.reopened';

/** Somebody with time in a month that isn't approved. */
interface LeftOut {
  readonly recipient: string;
  readonly entries: number;
  readonly seconds: number;
  readonly first: string;
  readonly last: string;
}

/**
 * Tells whoever has time in a month that isn't approved, because it stays out or may be mended again, and, as those who count on
 * its figures, everybody with the rank of a manager; each of them once.
 */
const tellOf =
  (type: Told): Reaction =>
  async (inside, events) => {
    const [event] = events;
    const month = event?.data.month;
    if (!event || typeof month !== 'string') return [];
    const left = await listLeftOut(inside, month);
    const named = new Set(left.map(({ recipient }) => recipient));
    const managers = (await listManagers(inside)).filter((recipient) => !named.has(recipient));
    return [
      ...left.map((one) => noticeOfOwn(type, one, month, event)),
      ...managers.map((recipient) => noticeOfMonth(type, recipient, month, event, inside.organization)),
    ];
  };

const listLeftOut = async ({ db, organization }: Inside, month: string): Promise<readonly LeftOut[]> => {
  const { rows } = await sql<LeftOut>`
    select m.user_sub as recipient, count(*)::int as entries, sum(e.duration_s)::int as seconds,
      min(e.work_date)::text as first, max(e.work_date)::text as last
    from activity_entries e join members m on m.org_id = e.org_id and m.id = e.member_id
    where e.org_id = ${organization} and e.archived_at is null and e.status in ('draft', 'submitted', 'rejected')
      and e.work_date >= ${firstDayOf(month)}::date and e.work_date < ${firstDayOf(monthAfter(month))}::date
      and m.user_sub is not null and m.archived_at is null
    group by m.user_sub order by m.user_sub`.execute(db);
  return rows;
};

const listManagers = async ({ db, organization }: Inside): Promise<readonly string[]> => {
  const { rows } = await sql<{ subject: string }>`
    select distinct g.subject from role_grants g
    join members m on m.org_id = g.org_id and m.user_sub = g.subject and m.archived_at is null
    where g.org_id = ${organization} and g.project_id is null and g.archived_at is null and g.role >= 'manager'
      and (g.expires_at is null or g.expires_at > now())
    order by g.subject`.execute(db);
  return rows.map(({ subject }) => subject);
};

const verbOf = (type: Told, month: string): string =>
  `${type === 'month.closed' ? 'closed' : 'reopened'} ${monthWords(month)}`;

const reasonOf = ({ data }: Happened): string =>
  typeof data.reason === 'string' ? `“${data.reason}” · ` : '';

const noticeOfOwn = (type: Told, one: LeftOut, month: string, event: Happened): Notice => ({
  recipient: one.recipient,
  type,
  title: verbOf(type, month),
  message:
    type === 'month.closed'
      ? `Without your time that isn’t approved: ${amountOf(one)}`
      : `${reasonOf(event)}You can change and submit: ${amountOf(one)}`,
  target: event.subject,
  url: `/daily-activity?date=${one.first}`,
  reason: 'You have time in it that isn’t approved.',
  source: `${type}:${event.id}`,
});

const noticeOfMonth = (
  type: Told,
  recipient: string,
  month: string,
  event: Happened,
  organization: string | null,
): Notice => {
  const left = Number(event.data.left ?? 0);
  const entries = left === 1 ? '1 entry that isn’t approved' : `${left} entries that aren’t approved`;
  const closed = left === 0 ? 'Its time is locked.' : `Its time is locked, without ${entries}.`;
  return {
    recipient,
    type,
    title: verbOf(type, month),
    message: type === 'month.closed' ? closed : `${reasonOf(event)}Its time can change again.`,
    target: event.subject,
    url: `/manager/organizations/${organization}/closing`,
    reason: 'You manage in this organization.',
    source: `${type}:${event.id}`,
  };
};

/** Tells of a month that was closed. */
export const tellClosed = tellOf('month.closed');
/** Tells of a month that was reopened. */
export const tellReopened = tellOf('month.reopened');

/** Tells whoever logged it that locked time was taken back, and why. */
export const tellReversed: Reaction = async ({ db, organization }, events) => {
  const { rows } = await sql<{
    id: string;
    recipient: string;
    member_id: string;
    day: string;
    seconds: number;
  }>`
    select e.id, m.user_sub as recipient, m.id as member_id, e.work_date::text as day, e.duration_s as seconds
    from activity_entries e join members m on m.org_id = e.org_id and m.id = e.member_id
    where e.org_id = ${organization} and e.id = any (${events.map(({ subject }) => subject.id)}::uuid[])
      and m.user_sub is not null`.execute(db);
  return rows.flatMap(({ id, recipient, member_id, day, seconds }) => {
    const event = events.find(({ subject }) => subject.id === id);
    if (!event) return [];
    const amount = amountOf({ entries: 1, seconds, first: day, last: day });
    const mended = event.data.correction ? ' · What is right is a draft for you to submit.' : '';
    return {
      recipient,
      type: 'activity.reversed',
      title: `reversed your time of ${dayWords(day)}`,
      message: `${reasonOf(event)}${amount}${mended}`,
      target: { type: 'member', id: member_id },
      url: `/daily-activity?date=${String(event.data.work_date ?? day)}`,
      reason: 'You logged it.',
      source: `activity.reversed:${event.id}`,
    };
  });
};
