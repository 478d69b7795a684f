import { z } from 'zod';
import { attachment, MOST_ATTACHMENTS } from '../attachments/shapes.ts';
import { id, instant, reference } from '../shapes.ts';
import { mentionsIn } from './mentions.ts';

/** So many people a comment mentions at most. */
export const MENTIONS_LIMIT = 20;
/** So many replies a thread takes. */
export const REPLIES_LIMIT = 500;

/** What somebody says: at most 10 000 characters, `<@id>` for everybody mentioned; empty where files say enough. */
const commentBody = z
  .string()
  .trim()
  .max(10_000, 'Use at most 10 000 characters.')
  .refine(
    (body) => mentionsIn(body).length <= MENTIONS_LIMIT,
    `Mention at most ${MENTIONS_LIMIT} people in a comment.`,
  );

const said = z.object({
  body: commentBody,
  attachments: z.array(id).max(MOST_ATTACHMENTS, `Send at most ${MOST_ATTACHMENTS} files.`).optional(),
});

const saysSomething = ({ body, attachments = [] }: z.infer<typeof said>): boolean =>
  body !== '' || attachments.length > 0;
const NOTHING_SAID = { path: ['body'], message: 'Write something, or attach a file.' };

/** A new comment; with `thread_id` a reply to that thread's first comment, with the files that were kept for it. */
export const newComment = said
  .extend({ thread_id: id.nullable().optional() })
  .refine(saysSomething, NOTHING_SAID);
/** A new comment. */
export type NewComment = z.infer<typeof newComment>;

/** A comment written anew: `attachments` are all the files that it has from now on; without them it keeps those it has. */
export const commentChange = said.refine(saysSomething, NOTHING_SAID);
/** A comment written anew. */
export type CommentChange = z.infer<typeof commentChange>;

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
