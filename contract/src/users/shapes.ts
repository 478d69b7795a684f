import { z } from 'zod';
import { id } from '../shapes.ts';

/** The signed-in person. `current_org` is null until one is chosen; tours and settings are free-form by key. */
export const currentUser = z.object({
  sub: z.string(),
  email: z.string(),
  name: z.string(),
  current_org: z.object({ id, name: z.string(), slug: z.string() }).nullable(),
  feature_tours: z.record(z.string(), z.unknown()),
  settings: z.record(z.string(), z.unknown()),
});

/** The signed-in person. */
export type CurrentUser = z.infer<typeof currentUser>;
