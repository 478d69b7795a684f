import { z } from 'zod';
import { attachment, MOST_ATTACHMENTS } from '../attachments/shapes.ts';
import { id, instant, reference } from '../shapes.ts';
import { mentionsIn } from './mentions.ts';

/** So many people a comment mentions at most. */
export const MENTIONS_LIMIT = 20;
/** So many replies a thread takes. */
export const REPLIES_LIMIT = 500;

/** What somebody says: at most 10 000 characters, `<@id>` for everybody mentioned. */
export const commentBody = z
  .string()
  .trim()
  .min(1, 'Write something.')
  .max(10_000, 'Use at most 10 000 characters.')
  .refine(
    (body) => mentionsIn(body).length <= MENTIONS_LIMIT,
    `Mention at most ${MENTIONS_LIMIT} people in a comment.`,
  );

/** A new comment; with `thread_id` a reply to that thread's first comment, with the files that were kept for it. */
export const newComment = z.object({
  body: commentBody,
  thread_id: id.nullable().optional(),
  attachments: z.array(id).max(MOST_ATTACHMENTS, `Send at most ${MOST_ATTACHMENTS} files.`).optional(),
});
/** A new comment. */
export type NewComment = z.infer<typeof newComment>;

/**
 * What somebody said, with the names of today. `thread_id` is null for the first of a thread; of a deleted one, which is kept where it has replies, `body`
 * is empty. `own`: whoever asks wrote it.
 */
export const comment = z.object({
  id,
  version: z.int(),
  project_id: id,
  thread_id: id.nullable(),
  author: reference,
  own: z.boolean(),
  body: z.string(),
  mentions: z.array(reference),
  attachments: z.array(attachment),
  created_at: instant,
  edited_at: instant.nullable(),
  deleted: z.boolean(),
});
/** What somebody said. */
export type Comment = z.infer<typeof comment>;

/** A first comment with its replies, oldest first: all of them where it is read alone, the latest in a feed. */
export const commentThread = z.object({
  ...comment.shape,
  replies: z.array(comment),
  reply_count: z.int(),
  active_at: instant,
  resolved: z.object({ at: instant, by: reference }).nullable(),
});
/** A first comment with its replies. */
export type CommentThread = z.infer<typeof commentThread>;

/** Somebody who may be mentioned. */
export const mentionable = z.object({
  id,
  name: z.string(),
  initials: z.string(),
  position: z.string().nullable(),
});
/** Somebody who may be mentioned. */
export type Mentionable = z.infer<typeof mentionable>;
