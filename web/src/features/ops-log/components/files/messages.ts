import { messages } from '../../../../platform/messages.ts';

/** Words of files that go with what is written into an ops-log. */
export const t = messages('ops_log_files', {
  files: 'Files',
  take_photo: 'Take a photo',
  unsent: 'A file wasn’t sent: try it again or remove it, then write it down.',
  unreached: 'Photos and files need a network. It stays here: try it again once there is one.',
  missing_one: '{{count}} file that was sent with it is gone or was changed',
  missing_other: '{{count}} files that were sent with it are gone or were changed',
});
