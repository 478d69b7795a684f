import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../shapes.ts';
import { attachment, LARGEST_ATTACHMENT_BYTES } from './shapes.ts';

const object = '/projects/:project_id/activity';
const place = '/projects/:project_id/attachments';
const params = z.object({ project_id: id, attachment_id: id });
const read = { scope: 'project', object, action: 'read' } as const;

/**
 * Keeps a file that is to be sent with a comment; it hangs on nothing yet, nobody else sees it, and after a day it goes. Pictures
 * are drawn anew, without what cameras write into them. The same key keeps it once. Rules, each beside `file`: `file-empty`,
 * `file-kind` (what is none of those that are taken), `file-of-two-kinds`, `file-unreadable`, `file-moves`, `too-many-pixels`,
 * `file-with-macros`, `file-protected`, `file-unpacks-too-large`, `too-many-waiting`; 413 over the size.
 */
export const uploadAttachment = endpoint({
  method: 'POST',
  path: place,
  summary: 'Keep a file for a comment',
  access: { scope: 'project', object, action: 'create' },
  params: params.omit({ attachment_id: true }),
  file: { maxBytes: LARGEST_ATTACHMENT_BYTES },
  response: attachment,
  status: 201,
});

/** The file itself, of its own media type. Whoever may read what it hangs on may read it; before, whoever sent it. */
export const readAttachment = endpoint({
  method: 'GET',
  path: `${place}/:attachment_id`,
  summary: 'Download a file',
  access: read,
  params,
  download: { type: 'application/octet-stream' },
});

/** A small webp of a picture; 404 where it is none. */
export const readThumbnail = endpoint({
  method: 'GET',
  path: `${place}/:attachment_id/thumbnail`,
  summary: 'Small picture of a file',
  access: read,
  params,
  download: { type: 'image/webp' },
});

/** Takes back a file of one's own that wasn't sent with anything. 422 `file-attached` for one that was. */
export const deleteAttachment = endpoint({
  method: 'DELETE',
  path: `${place}/:attachment_id`,
  summary: 'Take a file back',
  access: { scope: 'project', object, action: 'create' },
  params,
});
