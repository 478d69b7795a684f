import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, instant, seconds } from '../shapes.ts';
import { clientStatus } from './shapes.ts';

/** How many children of a client are named; `clients` counts all. */
export const CHILDREN_SHOWN = 50;

/** Work of a client and of every one below it. */
const rollUp = z.object({ clients: z.int(), projects: z.int(), open_projects: z.int(), seconds });

const relative = z.object({
  id,
  name: z.string(),
  code: z.string().nullable(),
  status: clientStatus,
  archived_at: instant.nullable(),
});

/** A client that belongs to another, with the work of all below it; `clients` counts those below. */
export const childClient = z.object({ ...relative.shape, ...rollUp.shape });

/** A client that belongs to another. */
export type ChildClient = z.infer<typeof childClient>;

/** Where a client stands among others: those above, the highest first, those right below by name, and the work of the whole branch. */
export const clientFamily = z.object({
  above: z.array(relative),
  children: z.array(childClient),
  total: rollUp,
});

/** Where a client stands among others. */
export type ClientFamily = z.infer<typeof clientFamily>;

/** Where a client stands among others. */
export const readClientFamily = endpoint({
  method: 'GET',
  path: '/clients/:client_id/family',
  summary: 'Read where a client stands among others',
  access: { scope: 'organization', object: '/clients/:client_id', action: 'read' },
  params: z.object({ client_id: id }),
  response: clientFamily,
});
