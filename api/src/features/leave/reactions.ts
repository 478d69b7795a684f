import { sql } from 'kysely';
import { daysWords } from '#contract/leave/words.ts';
import type { Happened, Inside, Notice, Reaction, Reactions } from '../../platform/reactions.ts';

/** Leave that an event tells of, with the accounts of its people; null for those without one. */
interface Told {
  readonly event: Happened;
  readonly days: string;
  readonly person: string | null;
  readonly name: string;
  readonly cover: string | null;
  readonly boss: string | null;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const readTold = async (
  { db, organization }: Inside,
  events: readonly Happened[],
): Promise<readonly Told[]> => {
  const { rows } = await sql<{ id: string; from: string; to: string } & Omit<Told, 'event' | 'days'>>`
    select r.id, r.from_date::text as from, r.to_date::text as to, m.user_sub as person, m.name,
      c.user_sub as cover, b.user_sub as boss
    from leave_requests r join members m on m.org_id = r.org_id and m.id = r.member_id
    left join members c on c.org_id = r.org_id and c.id = r.cover_id and c.archived_at is null
    left join members b on b.org_id = m.org_id and b.id = m.manager_id and b.archived_at is null
    where r.org_id = ${organization} and r.id = any (${events.map(({ subject }) => subject.id)}::uuid[])`.execute(
    db,
  );
  return events.flatMap((event) => {
    const row = rows.find(({ id }) => id === event.subject.id);
    return row ? [{ ...row, event, days: daysWords(row.from, row.to) }] : [];
  });
};

/** Those with the rank that decides on leave. */
const listDeciders = async ({ db, organization }: Inside): Promise<readonly string[]> => {
  const { rows } = await sql<{ subject: string }>`
    select distinct g.subject from role_grants g
    join members m on m.org_id = g.org_id and m.user_sub = g.subject and m.archived_at is null
    where g.org_id = ${organization} and g.project_id is null and g.archived_at is null and g.role >= 'manager'
      and (g.expires_at is null or g.expires_at > now())
    order by g.subject`.execute(db);
  return rows.map(({ subject }) => subject);
};

const base = ({ event }: Told, type: Notice['type']) => ({
  type,
  target: { type: 'leave', id: event.subject.id },
  source: `${event.type}:${event.id}`,
});

/** Tells whom somebody reports to, where they may decide; else everybody who may. */
const tellDeciders: Reaction = async (inside, events) => {
  const deciders = await listDeciders(inside);
  return (await readTold(inside, events)).flatMap((told) => {
    const others = deciders.filter((subject) => subject !== told.person);
    const line = others.filter((subject) => subject === told.boss);
    return (line.length > 0 ? line : others).map((recipient) => ({
      ...base(told, 'leave.requested'),
      ...{ recipient, title: 'asked for leave', message: told.days, group: 'leave-requested' },
      url: `/leave?tab=approvals&leave=${told.event.subject.id}`,
      reason: recipient === told.boss ? 'They report to you.' : 'You decide on leave.',
    }));
  });
};

const tellPersonOf =
  (title: string): Reaction =>
  async (inside, events) =>
    (await readTold(inside, events)).flatMap((told) =>
      told.person === null
        ? []
        : [
            {
              ...base(told, 'leave.decided'),
              ...{ recipient: told.person, title, message: told.days },
              url: `/leave?leave=${told.event.subject.id}`,
              reason: 'You asked for it.',
            },
          ],
    );

/** Tells whoever covers, once the leave is certain. */
const tellCover: Reaction = async (inside, events) =>
  (await readTold(inside, events)).flatMap((told) =>
    told.cover === null
      ? []
      : [
          {
            ...base(told, 'leave.covered'),
            source: `leave.covered:${told.event.id}`,
            ...{
              recipient: told.cover,
              title: `approved leave of ${told.name}’s, and you cover`,
              message: told.days,
            },
            ...{ url: '/leave?tab=team', reason: 'You were named to cover.' },
          },
        ],
  );

/** Tells its person, who decided on it and who was to cover that leave is off; whoever cancelled it knows. */
const tellCancelled: Reaction = async (inside, events) => {
  const told = await readTold(inside, events);
  const deciders = new Map((await listAccounts(inside, events)).map(({ id, sub }) => [id, sub]));
  return told.flatMap((one) => {
    const wasApproved = one.event.changes.status?.[0] === 'approved';
    const decider = deciders.get(textOf(one.event.data.decided_by) ?? '') ?? null;
    const people = [one.person, ...(wasApproved ? [decider, one.cover] : [])];
    const once = [...new Set(people)].filter((sub) => sub !== null && sub !== one.event.actor);
    return once.map((recipient) => ({
      ...base(one, 'leave.cancelled'),
      recipient: recipient ?? '',
      title: recipient === one.person ? 'cancelled your leave' : `cancelled leave of ${one.name}’s`,
      ...{ message: one.days, url: '/leave?tab=team' },
      reason: recipient === one.person ? 'It was yours.' : 'You had to do with it.',
    }));
  });
};

const listAccounts = async ({ db, organization }: Inside, events: readonly Happened[]) => {
  const ids = events.flatMap(({ data }) => textOf(data.decided_by) ?? []);
  const { rows } = await sql<{ id: string; sub: string }>`
    select id, user_sub as sub from members
    where org_id = ${organization} and id = any (${ids}::uuid[]) and user_sub is not null`.execute(db);
  return rows;
};

/** What leave tells people. */
export const leaveReactions: Reactions = {
  'leave.requested': [tellDeciders],
  'leave.approved': [tellPersonOf('approved your leave'), tellCover],
  'leave.rejected': [tellPersonOf('rejected your leave')],
  'leave.cancelled': [tellCancelled],
};
