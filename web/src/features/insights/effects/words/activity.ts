import type { ACTIVITY_FORMULAS, ActivityKind } from '#contract/insights/activity/kinds.ts';
import { t } from './activity-messages.ts';
import type { Tell } from './planning.ts';

/** What each insight into logged time says. */
export const ACTIVITY_SENTENCES = {
  'days-without-time': ({ subject, days, count }) => t('without_time', { subject, count, days }),
} satisfies Record<ActivityKind, Tell>;

/** How each insight into logged time is worked out, with its numbers. */
export const ACTIVITY_FORMULAS_TOLD = {
  'days-without-entries': ({ value }) => t('f_without_entries', { days: value('days') }),
} satisfies Record<(typeof ACTIVITY_FORMULAS)[number], Tell>;
