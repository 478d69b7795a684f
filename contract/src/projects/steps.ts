import { z } from 'zod';
import { seconds } from '../shapes.ts';
import { projectStatus } from './states.ts';

/** Time on a project that isn't approved yet, by its state; nothing where the organization approves no time. */
export const openTime = z.object({
  draft: z.int(),
  submitted: z.int(),
  rejected: z.int(),
  seconds,
});

/** Time on a project that isn't approved yet. */
export type OpenTime = z.infer<typeof openTime>;

/** Rules that keep somebody from a step that the project's state would allow. */
export const STEP_RULES = ['director-required', 'open-incidents', 'unapproved-time'] as const;

/** A state that the project may be brought to next, or the rule that keeps the caller from it now. */
export const projectStep = z.object({ to: projectStatus, rule: z.enum(STEP_RULES).nullable() });

/** A state that a project may be brought to next. */
export type ProjectStep = z.infer<typeof projectStep>;

/** The next states of a project, in the order of its life, and the time and the sev1 and sev2 incidents that hold it open. */
export const projectSteps = z.object({
  steps: z.array(projectStep),
  open_time: openTime,
  open_incidents: z.int(),
});

/** The next states of a project. */
export type ProjectSteps = z.infer<typeof projectSteps>;

/** How many entries aren't approved yet. */
export const openEntries = ({ draft, submitted, rejected }: Omit<OpenTime, 'seconds'>): number =>
  draft + submitted + rejected;
