import type { JobDefinition } from '../../platform/jobs.ts';
import type { Places } from './queries/content.ts';
import { moveAttachments } from './reactions/move-attachments.ts';
import { removeObjects } from './reactions/remove-objects.ts';
import { sweepAttachments } from './reactions/sweep-attachments.ts';

/** The jobs of files: to the S3-compatible store, away from it, and what nobody sent. */
export const attachmentJobs = (places: Places): JobDefinition[] => [
  moveAttachments(places),
  removeObjects(places),
  sweepAttachments(places),
];
