import type { AnnouncementDetail, AudiencePreview, FailedDelivery } from '#contract/announcements/shapes.ts';

/** Ids that bodies may hold. */
export const ANNOUNCEMENT_ID = '01a1fb7a-8bb3-77c6-abf2-5c0938cbb6a1';
export const PROJECT_ID = '01a1fb7a-8bb3-77c6-abf2-5c0938cbb6a2';
export const PLACE_ID = '01a1fb7a-8bb3-77c6-abf2-5c0938cbb6a3';

const none = { queued: 0, ready: 0, error: 0, 'opt-out': 0, sent: 0, read: 0 };

/** A draft to everybody in A. */
export const announcementDetail = (different: Partial<AnnouncementDetail> = {}): AnnouncementDetail => ({
  id: ANNOUNCEMENT_ID,
  version: 2,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-02T00:00:00.000Z',
  archived_at: null,
  title: 'Server works tonight',
  message: 'Muster is away from 22:00 to 23:00.',
  link: '/daily-activity',
  priority: 'normal',
  audience: { organizations: [PLACE_ID], roles: [], projects: [] },
  status: 'draft',
  author: { name: 'Maren Holt' },
  send_at: null,
  sent_at: null,
  people: 0,
  problem: null,
  organizations: [{ id: PLACE_ID, name: 'Northgate' }],
  projects: [],
  report: [],
  ...different,
});

/** The same, sent to four people of whom one couldn't be mailed. */
export const sentAnnouncement = (different: Partial<AnnouncementDetail> = {}): AnnouncementDetail =>
  announcementDetail({
    status: 'sent',
    sent_at: '2026-01-03T00:00:00.000Z',
    people: 4,
    report: [
      { channel: 'app', counts: { ...none, ready: 3, read: 1 } },
      { channel: 'web-push', counts: { ...none, 'opt-out': 4 } },
      { channel: 'email', counts: { ...none, sent: 3, error: 1 } },
    ],
    ...different,
  });

/** Forty-two people, of whom three are named. */
export const fortyTwo: AudiencePreview = {
  people: 42,
  without_account: 2,
  sample: ['Ada Byron', 'Bo Lind', 'Cy Marsh'],
  reach: [
    { channel: 'web-push', instant: 12, digest: 0, off: 30 },
    { channel: 'email', instant: 30, digest: 8, off: 4 },
  ],
};

/** Somebody who couldn't be mailed. */
export const failedDelivery = (different: Partial<FailedDelivery> = {}): FailedDelivery => ({
  notification_id: '01a1fb7a-8bb3-77c6-abf2-5c0938cbb6b1',
  type: 'announcement.sent',
  channel: 'email',
  person: { name: 'Owen Pryce', email: 'owen@northgate.example' },
  error: '550 no such mailbox',
  attempts: 5,
  error_at: '2026-01-03T00:05:00.000Z',
  ...different,
});
