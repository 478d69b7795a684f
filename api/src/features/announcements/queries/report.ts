import { sql } from 'kysely';
import { type AnnouncementDetail, audience } from '#contract/announcements/shapes.ts';
import { CHANNELS, type NotificationChannel } from '#contract/notifications/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { mayAnnounceIn } from '../rules/audience.ts';
import type { AnnouncementRow } from './announcements.ts';
import { findPlace } from './audience.ts';

/** How an announcement was delivered, and the names of its places. */
export type Delivered = Pick<AnnouncementDetail, 'organizations' | 'projects' | 'report'>;

/** What the reader may know of it: of organizations in which they may not announce, nothing. */
export const readDelivered = async (context: Context, row: AnnouncementRow): Promise<Delivered> => {
  const { organizations, projects } = audience.parse(row.audience);
  const readable = organizations.filter((one) => mayAnnounceIn(context.person, one));
  const places = [];
  for (const organization of readable)
    places.push(await findPlace(await context.enter(organization), projects));
  await context.enter(context.organization);
  const found = places.filter((place) => place !== null);
  return {
    organizations: found.map(({ id, name }) => ({ id, name })),
    projects: found.flatMap((place) => place.projects),
    report:
      row.status === 'sending' || row.status === 'sent' ? await readReport(context, row.id, readable) : [],
  };
};

type Counted = Pick<NotificationChannel, 'channel' | 'status'> & { readonly people: number };

const readReport = async (
  { db }: Context,
  id: string,
  readable: readonly string[],
): Promise<AnnouncementDetail['report']> => {
  const { rows } = await sql<Counted>`
    select * from announcement_report(${id}, ${readable}::uuid[])`.execute(db);
  return CHANNELS.map((channel) => {
    const on = rows.filter((row) => row.channel === channel);
    const count = (status: Counted['status']) => on.find((row) => row.status === status)?.people ?? 0;
    return { channel, counts: countsOf(count) };
  });
};

const countsOf = (count: (status: Counted['status']) => number) => ({
  queued: count('queued'),
  ready: count('ready'),
  error: count('error'),
  'opt-out': count('opt-out'),
  sent: count('sent'),
  read: count('read'),
});
