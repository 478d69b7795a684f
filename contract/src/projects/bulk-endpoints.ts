import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../shapes.ts';
import { bulkAnswer, bulkChange, seenProjects } from './bulk.ts';

const access = { scope: 'organization', object: '/projects', action: 'list' } as const;

/**
 * Changes many projects in one transaction: what may be changed is, what may not is left and said. Only what would be wrong
 * with all of them refuses the whole: an owner that isn't on the team (`reference`), cancelling without a reason
 * (`reason-required`), no tag at all (`no-tags`), a project twice (`twice`).
 */
export const changeProjects = endpoint({
  method: 'POST',
  path: '/projects/bulk',
  summary: 'Change many projects',
  access,
  body: z.object({
    projects: seenProjects,
    change: bulkChange,
  }),
  response: bulkAnswer,
});

/**
 * Takes the caller's own change of many projects back, of those that nobody has changed since. 404 for anybody else's;
 * rules: `undone`, `undo-too-late`.
 */
export const undoProjectsChange = endpoint({
  method: 'POST',
  path: '/projects/bulk/:change_id/undo',
  summary: 'Take a change of many projects back',
  access,
  params: z.object({ change_id: id }),
  response: bulkAnswer,
});
