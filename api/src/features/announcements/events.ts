/** How other rooms draft what people are told, and take that back. */
export { createAnnouncement } from './commands/create-announcement.ts';
export { deleteAnnouncement } from './commands/delete-announcement.ts';
