import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { addDays } from '#contract/activity/rules.ts';
import { notFound } from '#contract/errors.ts';
import { FEED_DAYS } from '#contract/shifts/calendar-feed-endpoints.ts';
import { actAs, workIn } from '../../../platform/act-as.ts';
import type { Context, OpenContext } from '../../../platform/context.ts';
import { dayIn } from '../../../platform/wall-clock.ts';
import { listToldLeave, type ToldLeave } from '../../leave/queries.ts';
import { listOwnShifts, type OwnRow } from './own-plan.ts';
import { findOwnZone } from './read-own-plan.ts';

/** What a secret is known by here: it is random enough that nobody finds another one, or this one from it. */
export const digestOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** The caller's place on the team. Throws 404 for somebody from outside. */
export const requireOwnPlace = ({ member }: Context): string => {
  if (!member) throw notFound('roster');
  return member;
};

const COLUMNS = ['id', 'version', 'created_at', 'last_read_at'] as const;

/** The address that a member's roster has now; undefined where it has none. */
export const findCalendarFeed = ({ db, organization }: Context, member: string) =>
  db
    .selectFrom('calendar_feeds')
    .select(COLUMNS)
    .where('org_id', '=', organization)
    .where('member_id', '=', member)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();

/** The same, kept from changing until the end of the transaction. */
export const holdCalendarFeed = ({ db, organization }: Context, member: string) =>
  db
    .selectFrom('calendar_feeds')
    .select(COLUMNS)
    .where('org_id', '=', organization)
    .where('member_id', '=', member)
    .where('revoked_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** A roster, and its person's leave, as a calendar elsewhere reads them. */
export interface FedRoster {
  readonly organization: string;
  readonly shifts: readonly OwnRow[];
  readonly leave: readonly ToldLeave[];
}

/** The roster behind a secret, read as its person; null where it leads nowhere. */
export const readFedRoster = async ({ db, now }: OpenContext, secret: string): Promise<FedRoster | null> => {
  const { rows } = await sql<{ organization: string; name: string; member: string; person: string }>`
    select * from read_calendar_feed(${digestOf(secret)})`.execute(db);
  const [feed] = rows;
  if (!feed) return null;
  const { organization, person, member } = feed;
  await workIn(db, organization);
  await actAs(db, person);
  const place = { db, organization };
  const today = dayIn(await findOwnZone(place), now);
  const days = { from: addDays(today, -FEED_DAYS.back), to: addDays(today, FEED_DAYS.ahead) };
  const shifts = await listOwnShifts(place, member, days, { takenOff: true });
  return { organization: feed.name, shifts, leave: await listToldLeave(place, member, days) };
};
