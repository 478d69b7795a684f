import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../shapes.ts';
import { comment, commentChange, commentThread, mentionable, newComment } from './shapes.ts';

const PLACE = '/projects/:project_id/comments';
const ONE = `${PLACE}/:comment_id` as const;
/** Who may see what happens on a project may speak of it; what is somebody's own, the rows say. */
const FEED = '/projects/:project_id/activity';
const inProject = z.object({ project_id: id });
const params = z.object({ project_id: id, comment_id: id });

/** Says something on a project, or replies. */
export const addComment = endpoint({
  method: 'POST',
  path: PLACE,
  summary: 'Comment on a project',
  access: { scope: 'project', object: FEED, action: 'create' },
  params: inProject,
  body: newComment,
  response: comment,
  status: 201,
});

/** The thread that a comment belongs to, with all its replies. */
export const readThread = endpoint({
  method: 'GET',
  path: ONE,
  summary: 'Read the thread of a comment',
  access: { scope: 'project', object: FEED, action: 'read' },
  params,
  response: commentThread,
});

/** Writes an own comment anew. */
export const editComment = endpoint({
  method: 'PATCH',
  path: ONE,
  summary: 'Change a comment',
  access: { scope: 'project', object: FEED, action: 'create' },
  params,
  body: commentChange,
  response: comment,
});

/** Deletes an own comment; its replies stay. */
export const deleteComment = endpoint({
  method: 'DELETE',
  path: ONE,
  summary: 'Delete a comment',
  access: { scope: 'project', object: FEED, action: 'create' },
  params,
});

/** Brings an own comment back. */
export const restoreComment = endpoint({
  method: 'POST',
  path: `${ONE}/restore`,
  summary: 'Bring a deleted comment back',
  access: { scope: 'project', object: FEED, action: 'create' },
  params,
  response: comment,
});

/** Says that a thread is settled. */
export const resolveThread = endpoint({
  method: 'POST',
  path: `${ONE}/resolve`,
  summary: 'Resolve a thread',
  access: { scope: 'project', object: FEED, action: 'create' },
  params,
  response: commentThread,
});

/** Takes up a settled thread again. */
export const reopenThread = endpoint({
  method: 'POST',
  path: `${ONE}/reopen`,
  summary: 'Reopen a thread',
  access: { scope: 'project', object: FEED, action: 'create' },
  params,
  response: commentThread,
});

/** People of the team who may see the project, by name, without oneself; `q` begins a word of the name. */
export const listMentionable = endpoint({
  method: 'GET',
  path: '/projects/:project_id/mentionable',
  summary: 'People to mention',
  access: { scope: 'project', object: FEED, action: 'create' },
  params: inProject,
  query: z.object({
    q: z.string().trim().max(120).optional(),
    per_page: z.coerce.number().int().min(1).max(50).default(8),
  }),
  response: z.object({ data: z.array(mentionable) }),
});
