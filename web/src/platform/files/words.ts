import { ATTACHMENT_KINDS } from '#contract/attachments/shapes.ts';
import { messages } from '../messages.ts';

/** Words of files that go with what people write. */
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
  too_many: 'At most {{most}} files go together: send the rest with another.',
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

/** What a field for files asks for. Asked for JPEG and not for HEIC, phones send JPEG. */
export const FILES_TAKEN = Object.values(ATTACHMENT_KINDS)
  .flatMap(({ type, endings }) => [type, ...endings.map((ending) => `.${ending}`)])
  .join();

/** What a camera is asked for. */
export const PICTURES_TAKEN = [ATTACHMENT_KINDS.jpeg, ATTACHMENT_KINDS.png, ATTACHMENT_KINDS.webp]
  .map(({ type }) => type)
  .join();

/** Words of a list of files that are about to be sent. */
export const UPLOAD_WORDS = {
  list: t('list'),
  sending: t('sending'),
  retry: (name: string) => t('retry', { name }),
  cancel: (name: string) => t('cancel', { name }),
  remove: (name: string) => t('remove', { name }),
  size: sizeOf,
} as const;

/** Words of files that were sent. */
export const SENT_WORDS = {
  list: t('sent_list'),
  open: (name: string) => t('open', { name }),
  save: t('save'),
  before: t('before'),
  after: t('after'),
  place: (at: number, count: number) => t('place', { at, count }),
  download: t('save'),
  close: t('close'),
  size: sizeOf,
} as const;
