import { z } from 'zod';
import { listMentionable } from '../comments/endpoints.ts';
import { endpoint } from '../endpoint.ts';
import { id } from '../shapes.ts';

const LOG = '/projects/:project_id/ops-log';

/**
 * People of the team who may read the log now, by the policy or because they are on shift there, by name, without oneself; `q` begins a
 * word of the name. Whoever may write there is answered, though they be there by their shift alone.
 */
export const listOpsLogMentionable = endpoint({
  method: 'GET',
  path: `${LOG}/mentionable`,
  summary: 'People to mention in an ops-log',
  access: { scope: 'project', object: LOG, action: 'create' },
  circumstance: 'after-shift',
  params: z.object({ project_id: id }),
  query: listMentionable.query,
  response: listMentionable.response,
});
