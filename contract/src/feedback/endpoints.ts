import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { page, pageQuery, several } from '../pagination.ts';
import { id } from '../shapes.ts';
import { FEEDBACK_STATES, feedback, LARGEST_SCREENSHOT_BYTES, newFeedback } from './shapes.ts';

const params = z.object({ feedback_id: id });
const place = '/feedback/:feedback_id';
const read = { scope: 'root', object: '/feedback', action: 'read' } as const;

/**
 * Says something of the application, with a picture of the page where one helps: a png, as the part `screenshot`. Rules:
 * `empty-feedback` (neither message nor screenshot), `screenshot-unreadable`, `screenshot-too-large` (in px); 429 for more
 * than twenty within an hour. Whoever looks as somebody else says it as themselves.
 */
export const sendFeedback = endpoint({
  method: 'POST',
  path: '/feedback',
  summary: 'Send feedback',
  access: { scope: 'person' },
  asOneself: true,
  file: { maxBytes: LARGEST_SCREENSHOT_BYTES, part: 'screenshot', optional: true },
  body: newFeedback,
  response: z.object({ id }),
  status: 201,
});

/** What people have said, newest first. `q` looks into name, e-mail, message and page. */
export const listFeedback = endpoint({
  method: 'GET',
  path: '/feedback',
  summary: 'List feedback',
  access: read,
  query: z.object({
    ...pageQuery.shape,
    q: z.string().trim().max(120).optional(),
    status: several(z.enum(FEEDBACK_STATES)),
  }),
  response: page(feedback),
});

/** One thing that somebody has said. */
export const readFeedback = endpoint({
  method: 'GET',
  path: place,
  summary: 'One feedback',
  access: read,
  params,
  response: feedback,
});

/** Its screenshot; 404 where there is none. */
export const readScreenshot = endpoint({
  method: 'GET',
  path: `${place}/screenshot`,
  summary: 'Screenshot of a feedback',
  access: read,
  params,
  download: { type: 'image/png' },
});

/** Marks it as done, or opens it again; it stands in the audit trail above the organizations. */
export const changeFeedback = endpoint({
  method: 'PATCH',
  path: place,
  summary: 'Mark feedback as done',
  access: { scope: 'root', object: '/feedback', action: 'update' },
  params,
  body: z.object({ status: z.enum(FEEDBACK_STATES) }),
  response: feedback,
});
