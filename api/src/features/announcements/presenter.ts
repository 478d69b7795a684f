import { type Announcement, type AnnouncementDetail, audience } from '#contract/announcements/shapes.ts';
import type { AnnouncementRow } from './queries/announcements.ts';
import type { Delivered } from './queries/report.ts';

/** An announcement as people see it. */
export const presentAnnouncement = ({ author, ...row }: AnnouncementRow): Announcement => ({
  ...row,
  audience: audience.parse(row.audience),
  author: author === null ? null : { name: author },
  archived_at: null,
});

/** The same with how it was delivered. */
export const presentDetail = (row: AnnouncementRow, delivered: Delivered): AnnouncementDetail => ({
  ...presentAnnouncement(row),
  ...delivered,
});
