import { sql } from 'kysely';
import type { Happened, Inside, Notice, Reaction } from '../../../platform/reactions.ts';

/** What one decision said of one person's time. */
interface DecidedTime {
  readonly recipient: string;
  readonly member_id: string;
  readonly entries: number;
  readonly seconds: number;
  readonly first: string;
  readonly last: string;
}

type Decision = 'activity.approved' | 'activity.rejected';

/** Tells people once of a decision on their time, whatever it was about; of a rejection with its reason. */
const tellOf =
  (type: Decision): Reaction =>
  async (inside, events) => {
    const [first] = events;
    if (!first) return [];
    const decided = await readDecided(inside, events);
    return decided.map((one) => noticeOf(type, one, first));
  };

const readDecided = async (
  { db, organization }: Inside,
  events: readonly Happened[],
): Promise<readonly DecidedTime[]> => {
  const { rows } = await sql<DecidedTime>`
    select m.user_sub as recipient, m.id as member_id, count(*)::int as entries, sum(e.duration_s)::int as seconds,
      min(e.work_date)::text as first, max(e.work_date)::text as last
    from activity_entries e join members m on m.org_id = e.org_id and m.id = e.member_id
    where e.org_id = ${organization} and e.id = any (${events.map(({ subject }) => subject.id)}::uuid[])
      and m.user_sub is not null
    group by m.user_sub, m.id order by m.id`.execute(db);
  return rows;
};

const noticeOf = (type: Decision, one: DecidedTime, { request, id, data }: Happened): Notice => ({
  recipient: one.recipient,
  type,
  title: type === 'activity.approved' ? 'approved your time' : 'rejected your time',
  message: typeof data.reason === 'string' ? `“${data.reason}” · ${amountOf(one)}` : amountOf(one),
  target: { type: 'member', id: one.member_id },
  url: `/daily-activity?date=${one.first}`,
  reason: 'You logged it.',
  source: `${type}:${request ?? id}:${one.member_id}`,
});

/** How much, and of which days: `2 entries, 2:30, 2 Mar to 3 Mar`. */
export const amountOf = (of: Pick<DecidedTime, 'entries' | 'seconds' | 'first' | 'last'>): string =>
  `${of.entries} ${of.entries === 1 ? 'entry' : 'entries'}, ${hoursOf(of.seconds)}, ${daysOf(of)}`;

const hoursOf = (seconds: number): string =>
  `${Math.floor(seconds / 3_600)}:${String(Math.floor(seconds / 60) % 60).padStart(2, '0')}`;

const daysOf = ({ first, last }: Pick<DecidedTime, 'first' | 'last'>): string =>
  first === last ? dayWords(first) : `${dayWords(first)} to ${dayWords(last)}`;

const SHORT = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** A calendar day as it is read: `2 Mar`. */
export const dayWords = (day: string): string => SHORT.format(new Date(`${day}T00:00:00Z`));

/** Tells of time that was approved. */
export const tellApproved = tellOf('activity.approved');
/** Tells of time that was rejected. */
export const tellRejected = tellOf('activity.rejected');
