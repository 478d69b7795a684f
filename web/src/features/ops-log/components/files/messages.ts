import { messages } from '../../../../platform/messages.ts';

/** Words of files that go with what is written into an ops-log. */
export const t = messages('ops_log_files', {
  files: 'Files',
  take_photo: 'Take a photo',
  unsent: 'A file wasn’t sent: try it again or remove it, then write it down.',
  unreached: 'Photos and files need a network. It stays here: try it again once there is one.',
  waits: 'no network, so it goes later, with the entry',
  device_full:
    'This device keeps at most {{most}} of files until there is a network; these would make it {{sum}}. Remove some, or write it down once there is one.',
  device_refuses:
    'This device has no room to keep the files until there is a network. Remove some, or write it down once there is one.',
  without: 'Send it without {{name}}',
  waiting: 'Files that wait',
  missing_one: '{{count}} file that was sent with it is gone or was changed',
  missing_other: '{{count}} files that were sent with it are gone or were changed',
});
