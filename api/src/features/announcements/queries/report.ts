import type { AnnouncementDetail } from '#contract/announcements/shapes.ts';
import { audience } from '#contract/announcements/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { mayAnnounceIn } from '../rules/audience.ts';
import type { AnnouncementRow } from './announcements.ts';
import { findPlace } from './audience.ts';

/** How an announcement was delivered, and the names of its places. */
export type Delivered = Pick<AnnouncementDetail, 'organizations' | 'projects' | 'report'>;

/** What the reader may know of it: of organizations in which they may not announce, nothing. */
export const readDelivered = async (context: Context, row: AnnouncementRow): Promise<Delivered> => {
  const { organizations, projects } = audience.parse(row.audience);
  const places = [];
  for (const organization of organizations.filter((one) => mayAnnounceIn(context.person, one)))
    places.push(await findPlace(await context.enter(organization), projects));
  await context.enter(context.organization);
  const found = places.filter((place) => place !== null);
  return {
    organizations: found.map(({ id, name }) => ({ id, name })),
    projects: found.flatMap((place) => place.projects),
    report: [],
  };
};
