import { z } from 'zod';
import { id, instant } from '../shapes.ts';

/** Something that happened to an entity: who did what when, and the changed fields as [before, after]. */
export const change = z.object({
  id,
  type: z.string(),
  actor: z.string().nullable(),
  occurred_at: instant,
  changes: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])),
});

/** Something that happened to an entity. */
export type Change = z.infer<typeof change>;
