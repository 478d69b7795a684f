import { z } from 'zod';
import { id } from '../shapes.ts';
import { personSettings } from './settings.ts';
import { featureTours } from './tours.ts';

/** The signed-in person. `current_org` is null until one is chosen; name and e-mail are the identity provider's. */
export const currentUser = z.object({
  sub: z.string(),
  email: z.string(),
  name: z.string(),
  current_org: z.object({ id, name: z.string(), slug: z.string() }).nullable(),
  feature_tours: featureTours,
  settings: personSettings,
});

/** The signed-in person. */
export type CurrentUser = z.infer<typeof currentUser>;
