import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { page, pageQuery, several } from '../pagination.ts';
import { id } from '../shapes.ts';
import {
  newMove,
  newReorganisation,
  reorganisation,
  reorganisationChanges,
  reorganisationEffects,
  reorganisationStatus,
  wholeReorganisation,
} from './shapes.ts';

const may = (action: 'draft' | 'write') => ({ scope: 'organization', object: '/members', action }) as const;
const params = z.object({ reorganisation_id: id });
const place = '/reorganisations/:reorganisation_id';

/** Reorganisations, those changed last first. */
export const listReorganisations = endpoint({
  method: 'GET',
  path: '/reorganisations',
  summary: 'List reorganisations',
  access: may('draft'),
  query: z.object({ ...pageQuery.shape, status: several(reorganisationStatus) }),
  response: page(reorganisation),
});

/** A reorganisation with its moves. */
export const readReorganisation = endpoint({
  method: 'GET',
  path: place,
  summary: 'Read a reorganisation',
  access: may('draft'),
  params,
  response: wholeReorganisation,
});

/** What it would break, if it were applied now. */
export const readReorganisationEffects = endpoint({
  method: 'GET',
  path: `${place}/effects`,
  summary: 'Read what a reorganisation would break',
  access: may('draft'),
  params,
  response: reorganisationEffects,
});

/** Begins a draft. */
export const createReorganisation = endpoint({
  method: 'POST',
  path: '/reorganisations',
  summary: 'Draft a reorganisation',
  access: may('draft'),
  body: newReorganisation,
  response: wholeReorganisation,
  status: 201,
});

/** Renames a draft. Rule: `not-a-draft`. */
export const updateReorganisation = endpoint({
  method: 'PATCH',
  path: place,
  summary: 'Change a reorganisation',
  access: may('draft'),
  params,
  body: reorganisationChanges,
  response: wholeReorganisation,
});

/** Puts a draft away. Rule: `not-a-draft`. */
export const discardReorganisation = endpoint({
  method: 'DELETE',
  path: place,
  summary: 'Discard a reorganisation',
  access: may('draft'),
  params,
});

/**
 * Says what becomes of somebody or a position, in place of what the draft said of them before; fields that are as they stand today are
 * left out, and a move without any goes. `version` is the draft's as it was read. Rules: `not-a-draft`, and those that the draft would
 * break by this move, see `violationsOf`: `person-known`, `manager-cycle`, `position-cycle`, `position-full`, `position-filled`,
 * `position-has-children`, `manager-known`, `position-known`, `parent-known`.
 */
export const putMove = endpoint({
  method: 'PUT',
  path: `${place}/moves`,
  summary: 'Draft a move',
  access: may('draft'),
  params,
  body: z.object({ version: z.int(), move: newMove }),
  response: wholeReorganisation,
});

/** Takes a move out of the draft. Rules: `not-a-draft`, and those of `putMove` that the rest would break without it. */
export const removeMove = endpoint({
  method: 'POST',
  path: `${place}/moves/:move_id/remove`,
  summary: 'Take a move out of a draft',
  access: may('draft'),
  params: params.extend({ move_id: id }),
  body: z.object({ version: z.int() }),
  response: wholeReorganisation,
  status: 200,
});

/**
 * Applies all of it or nothing. 412 for a draft that was changed meanwhile; rules: `not-a-draft`, `nothing-moves`, `reorganisation-stale`
 * (somebody moved since by somebody else, each named), and those of `putMove`.
 */
export const applyReorganisation = endpoint({
  method: 'POST',
  path: `${place}/apply`,
  summary: 'Apply a reorganisation',
  access: may('write'),
  params,
  body: z.object({ version: z.int() }),
  response: wholeReorganisation,
  status: 200,
});

/** Takes it back as a whole. Rules: `not-applied`, `changed-since` (whoever was moved again since, each named). */
export const undoReorganisation = endpoint({
  method: 'POST',
  path: `${place}/undo`,
  summary: 'Undo a reorganisation',
  access: may('write'),
  params,
  body: z.object({ version: z.int() }),
  response: wholeReorganisation,
  status: 200,
});
