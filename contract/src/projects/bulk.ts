import { z } from 'zod';
import { id, instant, longText, tags } from '../shapes.ts';
import { projectStatus } from './states.ts';

/** The most projects that are changed at once. */
export const MOST_TOGETHER = 200;

/** Minutes in which a change of many projects can be taken back. */
export const UNDO_MINUTES = 10;

/** Projects as they were seen: one that has changed since is left as it is. */
export const seenProjects = z
  .array(z.object({ id, version: z.int().min(1) }))
  .min(1, 'Choose at least one project.')
  .max(MOST_TOGETHER, `Choose at most ${MOST_TOGETHER} projects.`);

/** What is done to every one of them; each under the rules and the rights of the same change to one project. */
export const bulkChange = z.discriminatedUnion('verb', [
  z.object({
    verb: z.literal('transition'),
    to: projectStatus.exclude(['archived']),
    reason: longText.optional(),
  }),
  z.object({ verb: z.literal('assign'), owner_id: id }),
  z.object({ verb: z.literal('tag'), add: tags, remove: tags }),
  z.object({ verb: z.literal('archive') }),
  z.object({ verb: z.literal('restore') }),
]);

/** What is done to many projects. */
export type BulkChange = z.infer<typeof bulkChange>;

/**
 * What became of a project: `changed`; `unchanged` = it was like that already; `refused` by the rule that stands beside;
 * `stale` = somebody has changed it since it was seen; `forbidden` = not the caller's to change so; `missing`.
 */
export const BULK_OUTCOMES = ['changed', 'unchanged', 'refused', 'stale', 'forbidden', 'missing'] as const;

/** What became of a project. */
export const bulkResult = z.object({
  id: z.string(),
  outcome: z.enum(BULK_OUTCOMES),
  rule: z.string().nullable(),
  message: z.string().nullable(),
  /** Of a changed one its version since. */
  version: z.int().nullable(),
});

/** What became of a project. */
export type BulkResult = z.infer<typeof bulkResult>;

/** A result for every project, in the order asked; `undo` while something can be taken back. */
export const bulkAnswer = z.object({
  undo: z.object({ id: z.string(), until: instant }).nullable(),
  results: z.array(bulkResult),
});

/** A result for every project. */
export type BulkAnswer = z.infer<typeof bulkAnswer>;
