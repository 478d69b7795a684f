import { z } from 'zod';
import { mentionsIn } from '../comments/mentions.ts';
import { MENTIONS_LIMIT, mentionable } from '../comments/shapes.ts';
import { endpoint } from '../endpoint.ts';
import { page, pageQuery } from '../pagination.ts';
import { id, instant, reference } from '../shapes.ts';
import { ACCOUNT_PLAN, mayOfPlan, planParams } from './places.ts';
import { planSection } from './sections.ts';

const PLACE = `${ACCOUNT_PLAN}/comments` as const;
const ONE = `${PLACE}/:comment_id` as const;
const params = planParams.extend({ comment_id: id });

const body = z
  .string()
  .trim()
  .min(1, 'Write something.')
  .max(10_000, 'Use at most 10 000 characters.')
  .refine(
    (text) => mentionsIn(text).length <= MENTIONS_LIMIT,
    `Mention at most ${MENTIONS_LIMIT} people in a comment.`,
  );

/** What somebody says of a part of a plan: at most 10 000 characters, `<@id>` for everybody mentioned. */
export const newPlanComment = z.object({ section: planSection, body });
/** What somebody says of a part of a plan. */
export type NewPlanComment = z.infer<typeof newPlanComment>;

/** What somebody said of a part of a plan, with the names of today. `own` = whoever asks wrote it. */
export const planComment = z.object({
  id,
  version: z.int(),
  section: planSection,
  author: reference,
  own: z.boolean(),
  body: z.string(),
  mentions: z.array(reference),
  created_at: instant,
  edited_at: instant.nullable(),
});
/** What somebody said of a part of a plan. */
export type PlanComment = z.infer<typeof planComment>;

/** What was said of a plan, or of one part of it, oldest first. */
export const listPlanComments = endpoint({
  method: 'GET',
  path: PLACE,
  summary: 'List the comments of an account plan',
  access: mayOfPlan('read'),
  params: planParams,
  query: pageQuery.extend({ section: planSection.optional() }),
  response: page(planComment),
});

/** How much was said of each part; parts of which nothing was said are left out. */
export const countPlanComments = endpoint({
  method: 'GET',
  path: `${ACCOUNT_PLAN}/comment-counts`,
  summary: 'Count the comments of an account plan',
  access: mayOfPlan('read'),
  params: planParams,
  response: z.object({ data: z.array(z.object({ section: planSection, count: z.int() })) }),
});

/** Says something of a part. 422 `archived`, `member-required`, and `mention-sees-plan` of somebody who may not see plans. */
export const addPlanComment = endpoint({
  method: 'POST',
  path: PLACE,
  summary: 'Comment on an account plan',
  access: mayOfPlan('read'),
  params: planParams,
  body: newPlanComment,
  response: planComment,
  status: 201,
});

/** Writes an own comment anew. 422 `own-comment`, and as of a new one. */
export const editPlanComment = endpoint({
  method: 'PATCH',
  path: ONE,
  summary: 'Change a comment of an account plan',
  access: mayOfPlan('read'),
  params,
  body: z.object({ body }),
  response: planComment,
});

/** Deletes an own comment for good. 422 `own-comment`. */
export const deletePlanComment = endpoint({
  method: 'DELETE',
  path: ONE,
  summary: 'Delete a comment of an account plan',
  access: mayOfPlan('read'),
  params,
});

/** People of the team who may see account plans, by name, without oneself; `q` begins a word of the name. */
export const listPlanMentionable = endpoint({
  method: 'GET',
  path: `${ACCOUNT_PLAN}/mentionable`,
  summary: 'People to mention on an account plan',
  access: mayOfPlan('read'),
  params: planParams,
  query: z.object({
    q: z.string().trim().max(120).optional(),
    per_page: z.coerce.number().int().min(1).max(50).default(8),
  }),
  response: z.object({ data: z.array(mentionable) }),
});
