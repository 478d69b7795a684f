import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { currency, day, id, instant, reference } from '../shapes.ts';
import { shiftFields } from './shapes.ts';

const read = { scope: 'project', object: '/projects/:project_id/roster', action: 'update' } as const;
const params = z.object({ project_id: id });
const days = z.object({ from: day, to: day });

/** What the next publication says of one shift. `fields` = what else is told of it, with what was told before. */
export const rosterChange = z.object({
  shift_id: id,
  version: z.int(),
  kind: z.enum(['new', 'changed', 'cancelled', 'people']),
  day,
  start: z.string(),
  end: z.string(),
  name: z.string(),
  fields: z.array(z.object({ field: shiftFields.keyof(), before: z.string(), after: z.string() })),
  added: z.array(reference),
  removed: z.array(reference),
});
/** What the next publication says of one shift. */
export type RosterChange = z.infer<typeof rosterChange>;

/**
 * What would be told, to how many people, and what it costs: `cost_minor` of these days as published and as planned, null for those
 * who may not see costs or without rates. `open` = places that nobody fills.
 */
export const publicationPreview = z.object({
  changes: z.array(rosterChange),
  people: z.int(),
  open: z.int(),
  cost: z.object({ before_minor: z.int(), after_minor: z.int(), currency }).nullable(),
});
/** What would be told. */
export type PublicationPreview = z.infer<typeof publicationPreview>;

/** Previews the publication of these days. */
export const previewPublication = endpoint({
  method: 'GET',
  path: '/projects/:project_id/roster/changes',
  summary: 'What publishing the roster would tell',
  access: read,
  params,
  query: days,
  response: publicationPreview,
});

/** A telling of a roster, with who has read it. */
export const publication = z.object({
  id,
  from: day,
  to: day,
  changes: z.int(),
  note: z.string(),
  created_at: instant,
  by: z.string().nullable(),
  people: z.array(z.object({ member: reference, changes: z.int(), read_at: instant.nullable() })),
});
/** A telling of a roster. */
export type Publication = z.infer<typeof publication>;

/**
 * Tells the people concerned what changed in these days, each once. `seen` = the number of changes that the caller looked at: 422
 * `roster-changed` where there are others by now, `nothing-to-publish`.
 */
export const publishRoster = endpoint({
  method: 'POST',
  path: '/projects/:project_id/roster/publications',
  summary: 'Publish the roster',
  access: read,
  params,
  body: days.extend({
    note: z.string().trim().max(1000, 'Use at most 1000 characters.').default(''),
    seen: z.array(z.object({ shift_id: id, version: z.int() })).max(5000),
  }),
  response: publication,
  status: 201,
});

/** The last twenty publications, with who has read them. */
export const listPublications = endpoint({
  method: 'GET',
  path: '/projects/:project_id/roster/publications',
  summary: 'List publications of the roster',
  access: read,
  params,
  response: z.object({ data: z.array(publication) }),
});
