import { z } from 'zod';
import { id, instant } from '../shapes.ts';

/**
 * Something that happened to an entity: who did what when, the changed fields as [before, after], and what else is known,
 * such as a reason or the file of an import.
 */
export const change = z.object({
  id,
  type: z.string(),
  actor: z.string().nullable(),
  occurred_at: instant,
  changes: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])),
  data: z.record(z.string(), z.unknown()).optional(),
});

/** Something that happened to an entity. */
export type Change = z.infer<typeof change>;
