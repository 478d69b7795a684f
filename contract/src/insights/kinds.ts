import { z } from 'zod';
import { ACTIVITY_GROUP_OF, ACTIVITY_KINDS } from './activity/kinds.ts';
import { PLANNING_GROUP_OF, PLANNING_KINDS } from './planning/kinds.ts';

/** What insights are about, in the order in which they are shown. */
export const INSIGHT_GROUPS = [
  'capacity',
  'budget',
  'roster',
  'missing-time',
  'impossible-time',
  'unusual',
  'data-quality',
] as const;
/** What insights are about. */
export const insightGroup = z.enum(INSIGHT_GROUPS);
/** What insights are about. */
export type InsightGroup = z.infer<typeof insightGroup>;

/** Every kind of insight there is. */
export const INSIGHT_KINDS = [...PLANNING_KINDS, ...ACTIVITY_KINDS] as const;
/** A kind of insight. */
export const insightKind = z.enum(INSIGHT_KINDS);
/** A kind of insight. */
export type InsightKind = z.infer<typeof insightKind>;

/** What each kind is about. */
export const GROUP_OF = { ...PLANNING_GROUP_OF, ...ACTIVITY_GROUP_OF } as const satisfies Record<
  InsightKind,
  InsightGroup
>;
