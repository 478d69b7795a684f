import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { page, pageQuery, sortBy } from '../pagination.ts';
import { id } from '../shapes.ts';
import { newPosition, position, positionChanges } from './shapes.ts';

const read = { scope: 'organization', object: '/members', action: 'read' } as const;
const write = { scope: 'organization', object: '/members', action: 'write' } as const;
const params = z.object({ position_id: id });
const place = '/positions/:position_id';

/** Filters of the positions. `q` looks into title and department. */
export const positionFilters = z.object({
  q: z.string().trim().max(120).optional(),
  vacant: z.stringbool().optional(),
});

/** The organization's positions, page by page. */
export const listPositions = endpoint({
  method: 'GET',
  path: '/positions',
  summary: 'List positions',
  access: read,
  query: z.object({
    ...pageQuery.shape,
    ...positionFilters.shape,
    sort: sortBy(['title', 'vacant_since', 'created_at']),
  }),
  response: page(position),
});

/** A position with who sits on it. */
export const readPosition = endpoint({
  method: 'GET',
  path: place,
  summary: 'Read a position',
  access: read,
  params,
  response: position,
});

/** Makes a position. Rules: `parent-known`, `vacant-in-the-future`. */
export const createPosition = endpoint({
  method: 'POST',
  path: '/positions',
  summary: 'Create a position',
  access: write,
  body: newPosition,
  response: position,
  status: 201,
});

/**
 * Changes a position. Rules: `parent-known`, `position-cycle`, `position-full` (fewer seats than people), `vacant-in-the-future`,
 * `position-filled` (a day of vacancy for one that is filled), `position-vacant` (none for one that isn't).
 */
export const updatePosition = endpoint({
  method: 'PATCH',
  path: place,
  summary: 'Change a position',
  access: write,
  params,
  body: positionChanges,
  response: position,
});

/** Closes a position. Rules: `position-filled` while somebody sits on it, `position-has-children` while others belong to it. */
export const closePosition = endpoint({
  method: 'DELETE',
  path: place,
  summary: 'Close a position',
  access: write,
  params,
});
