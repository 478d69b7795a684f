import { messages } from '../../../../platform/messages.ts';

/** Words of files that go with what people say on a project. */
export const t = messages('project_files', {
  attach: 'Attach files',
  drop: 'Drop files to attach them',
  list: 'Files to send',
  sending: 'Sending',
  retry: 'Try again: {{name}}',
  cancel: 'Cancel {{name}}',
  remove: 'Remove {{name}}',
  too_large: 'This file is too large: send at most {{limit}}.',
  empty: 'This file is empty.',
  too_many: 'A comment takes {{most}} files: send the rest with another.',
  not_sent: 'It wasn’t sent. {{why}}',
  try_again: 'Try again in a moment.',
  unsent: 'A file wasn’t sent: try it again or remove it.',
  sent_list: 'Files',
  open: 'Show {{name}}',
  download_failed: 'The file could not be downloaded',
  picture_failed: 'The picture could not be loaded',
  before: 'Picture before',
  after: 'Next picture',
  place: '{{at}} of {{count}}',
  save: 'Download',
  close: 'Close',
  size_kb: '{{size}} KB',
  size_mb: '{{size}} MB',
});

const KB = 1024;

/** A size as people read it: `812 KB`, `3.4 MB`. */
export const sizeOf = (bytes: number): string =>
  bytes < KB * KB
    ? t('size_kb', { size: Math.max(1, Math.round(bytes / KB)) })
    : t('size_mb', { size: Math.round((bytes / KB / KB) * 10) / 10 });
