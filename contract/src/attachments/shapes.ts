import { z } from 'zod';
import { id, instant } from '../shapes.ts';

/** The largest file that is taken: 25 MiB. */
export const LARGEST_ATTACHMENT_BYTES = 25 * 1024 * 1024;

/** The most files that hang on one thing, such as a comment. */
export const MOST_ATTACHMENTS = 20;

/** The most files of one person that wait to be sent with something. */
export const MOST_WAITING_ATTACHMENTS = 60;

/** The most px that a picture may have: more than any phone's camera makes without asking for it. */
export const MOST_ATTACHMENT_PIXELS = 60_000_000;

/** The longest name that a file keeps, its ending included. */
export const LONGEST_FILE_NAME = 120;

/** What is taken: media type and endings of each kind, the first of which a file gets that has none of them. */
export const ATTACHMENT_KINDS = {
  png: { type: 'image/png', endings: ['png'] },
  jpeg: { type: 'image/jpeg', endings: ['jpg', 'jpeg'] },
  webp: { type: 'image/webp', endings: ['webp'] },
  pdf: { type: 'application/pdf', endings: ['pdf'] },
  docx: {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    endings: ['docx'],
  },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', endings: ['xlsx'] },
  pptx: {
    type: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    endings: ['pptx'],
  },
  csv: { type: 'text/csv', endings: ['csv'] },
  text: { type: 'text/plain', endings: ['txt', 'log', 'md', 'tsv'] },
} as const;

/** What a file is, by its content. */
export const attachmentKind = z.enum([
  'png',
  'jpeg',
  'webp',
  'pdf',
  'docx',
  'xlsx',
  'pptx',
  'csv',
  'text',
]) satisfies z.ZodType<keyof typeof ATTACHMENT_KINDS>;

/**
 * A file as it is kept. `sha256` (hex) and `bytes` are of what is kept, which for a picture isn't what was sent: it is drawn
 * anew. `picture` is its size in px, null for what is none; `attached` is false until it was sent with something.
 */
export const attachment = z.object({
  id,
  version: z.int(),
  file_name: z.string(),
  kind: attachmentKind,
  bytes: z.int(),
  sha256: z.string(),
  picture: z.object({ width: z.int(), height: z.int() }).nullable(),
  attached: z.boolean(),
  created_at: instant,
});

/** A file as it is kept. */
export type Attachment = z.infer<typeof attachment>;
/** What a file is, by its content. */
export type AttachmentKind = Attachment['kind'];
