export { requireAnnouncement } from './queries/announcements.ts';
