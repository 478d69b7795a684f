import { z } from 'zod';

/** The states of a project, in the order of its life. */
export const PROJECT_STATUSES = [
  'proposed',
  'planned',
  'active',
  'on_hold',
  'completed',
  'cancelled',
  'archived',
] as const;

/** A state of a project. */
export const projectStatus = z.enum(PROJECT_STATUSES);

/** A state of a project. */
export type ProjectStatus = z.infer<typeof projectStatus>;

/** States of a project that isn't over. */
export const OPEN_STATUSES = ['proposed', 'planned', 'active', 'on_hold'] as const;

/** States in which time may be logged, between the project's first and last day. */
export const LOGGABLE_STATUSES = ['planned', 'active', 'on_hold'] as const;

const NEXT = {
  proposed: ['planned', 'cancelled'],
  planned: ['active', 'cancelled'],
  active: ['on_hold', 'completed', 'cancelled'],
  on_hold: ['active', 'completed', 'cancelled'],
  completed: ['archived', 'active'],
  cancelled: ['planned'],
  archived: [],
} as const satisfies Record<ProjectStatus, readonly ProjectStatus[]>;

/** States that a project may be brought to from `status`; leaving `archived` is restoring, not a transition. */
export const nextStatuses = (status: ProjectStatus): readonly ProjectStatus[] => NEXT[status];

/** True where the step opens a project again that was over; that needs a director. */
export const isReopening = (from: ProjectStatus, to: ProjectStatus): boolean =>
  (from === 'completed' && to === 'active') || (from === 'cancelled' && to === 'planned');
