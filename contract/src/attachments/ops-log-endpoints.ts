import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../shapes.ts';
import { attachment, LARGEST_ATTACHMENT_BYTES } from './shapes.ts';

const object = '/projects/:project_id/ops-log';
const place = `${object}/files` as const;
const params = z.object({ project_id: id, file_id: id });
const write = { scope: 'project', object, action: 'create' } as const;
const read = { scope: 'project', object, action: 'read' } as const;

/**
 * Keeps a file that is to be sent with an entry of the ops-log or a correction, as `uploadAttachment` does for a comment and with
 * its rules; so may whoever is or was on shift. 422 `member-required`, `project-archived`.
 */
export const uploadOpsLogFile = endpoint({
  method: 'POST',
  path: place,
  summary: 'Keep a file for an ops-log',
  access: write,
  circumstance: 'after-shift',
  params: params.omit({ file_id: true }),
  file: { maxBytes: LARGEST_ATTACHMENT_BYTES },
  response: attachment,
  status: 201,
});

/**
 * A file of an ops-log, of its own media type, for whoever may read the log; before it hangs on anything, for whoever sent it.
 * 422 `file-altered` where its bytes aren't those any more whose hash the chain holds.
 */
export const readOpsLogFile = endpoint({
  method: 'GET',
  path: `${place}/:file_id`,
  summary: 'Download a file of an ops-log',
  access: read,
  circumstance: 'on-shift',
  params,
  download: { type: 'application/octet-stream' },
});

/** A small webp of a picture of an ops-log; 404 where it is none. */
export const readOpsLogThumbnail = endpoint({
  method: 'GET',
  path: `${place}/:file_id/thumbnail`,
  summary: 'Small picture of a file of an ops-log',
  access: read,
  circumstance: 'on-shift',
  params,
  download: { type: 'image/webp' },
});

/** Takes back a file of one's own that hangs on nothing. 422 `file-attached` for one that stands in the log: nobody deletes that. */
export const deleteOpsLogFile = endpoint({
  method: 'DELETE',
  path: `${place}/:file_id`,
  summary: 'Take back a file for an ops-log',
  access: write,
  circumstance: 'after-shift',
  params,
});
