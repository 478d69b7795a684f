import { z } from 'zod';
import { mentionsIn } from '../comments/mentions.ts';
import { MENTIONS_LIMIT, mentionable } from '../comments/shapes.ts';
import { endpoint } from '../endpoint.ts';
import { page, pageQuery } from '../pagination.ts';
import { id, instant, reference } from '../shapes.ts';
import { DEALSHEET, dealsheetParams, mayOfOne } from './places.ts';

const PLACE = `${DEALSHEET}/comments` as const;
const ONE = `${PLACE}/:comment_id` as const;
const params = dealsheetParams.extend({ comment_id: id });

/** What somebody says: at most 10 000 characters, `<@id>` for everybody mentioned. */
export const dealsheetRemark = z.object({
  body: z
    .string()
    .trim()
    .min(1, 'Write something.')
    .max(10_000, 'Use at most 10 000 characters.')
    .refine(
      (body) => mentionsIn(body).length <= MENTIONS_LIMIT,
      `Mention at most ${MENTIONS_LIMIT} people in a comment.`,
    ),
});
/** What somebody says. */
export type DealsheetRemark = z.infer<typeof dealsheetRemark>;

/** What somebody said of a dealsheet, with the names of today. `revision` was the newest then; `own` = whoever asks wrote it. */
export const dealsheetComment = z.object({
  id,
  version: z.int(),
  revision: z.int(),
  author: reference,
  own: z.boolean(),
  body: z.string(),
  mentions: z.array(reference),
  created_at: instant,
  edited_at: instant.nullable(),
});
/** What somebody said of a dealsheet. */
export type DealsheetComment = z.infer<typeof dealsheetComment>;

/** What was said of a dealsheet, oldest first. */
export const listDealsheetComments = endpoint({
  method: 'GET',
  path: PLACE,
  summary: 'List the comments of a dealsheet',
  access: mayOfOne('read'),
  params: dealsheetParams,
  query: pageQuery,
  response: page(dealsheetComment),
});

/** Says something of a dealsheet. 422 `member-required`, and `mention-sees-dealsheet` of somebody who may not see it. */
export const addDealsheetComment = endpoint({
  method: 'POST',
  path: PLACE,
  summary: 'Comment on a dealsheet',
  access: mayOfOne('read'),
  params: dealsheetParams,
  body: dealsheetRemark,
  response: dealsheetComment,
  status: 201,
});

/** Writes an own comment anew. 422 `own-comment`, and as of a new one. */
export const editDealsheetComment = endpoint({
  method: 'PATCH',
  path: ONE,
  summary: 'Change a comment of a dealsheet',
  access: mayOfOne('read'),
  params,
  body: dealsheetRemark,
  response: dealsheetComment,
});

/** Deletes an own comment for good. 422 `own-comment`. */
export const deleteDealsheetComment = endpoint({
  method: 'DELETE',
  path: ONE,
  summary: 'Delete a comment of a dealsheet',
  access: mayOfOne('read'),
  params,
});

/** People of the team who may see dealsheets, by name, without oneself; `q` begins a word of the name. */
export const listDealsheetMentionable = endpoint({
  method: 'GET',
  path: `${DEALSHEET}/mentionable`,
  summary: 'People to mention on a dealsheet',
  access: mayOfOne('read'),
  params: dealsheetParams,
  query: z.object({
    q: z.string().trim().max(120).optional(),
    per_page: z.coerce.number().int().min(1).max(50).default(8),
  }),
  response: z.object({ data: z.array(mentionable) }),
});
