import { z } from 'zod';
import { ROLES } from '../access/roles.ts';

/** The feature tours that there are: one for each role, shown at the first sign-in with it, and those of single pages. */
export const TOURS = [...ROLES, 'daily-activity', 'projects'] as const;

/** A feature tour. */
export type Tour = (typeof TOURS)[number];

/** Which tours a person has seen; one that is missing hasn't been shown yet. */
export const featureTours = z.partialRecord(z.enum(TOURS), z.boolean('Say true for a tour that was seen.'), {
  error: ({ code }: { code: string }) =>
    code === 'unrecognized_keys' ? 'There is no such tour.' : undefined,
});

/** Which tours a person has seen. */
export type FeatureTours = z.infer<typeof featureTours>;
