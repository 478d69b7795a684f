/** What is found in logged time. */
export const ACTIVITY_KINDS = ['days-without-time'] as const;
/** What is found in logged time. */
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** What each is about. */
export const ACTIVITY_GROUP_OF = { 'days-without-time': 'missing-time' } as const satisfies Record<
  ActivityKind,
  string
>;

/** How findings of logged time are worked out. */
export const ACTIVITY_FORMULAS = ['days-without-entries'] as const;

/** Values that findings of logged time rest on. */
export const ACTIVITY_VALUES = ['days'] as const;

/** Why findings of logged time are as sure as they are. */
export const ACTIVITY_REASONS = ['working-calendar'] as const;
