import {
  accountPlanReactions,
  dueActions,
  dueReviews,
  measuredPlans,
  stalePlans,
} from './features/account-plans/reactions.ts';
import {
  activityReactions,
  missingTime,
  unsubmittedTime,
  waitingTime,
} from './features/activity/reactions.ts';
import { commentReactions } from './features/comments/reactions.ts';
import { dealsheetReactions, runningDeals } from './features/dealsheets/reactions.ts';
import { expiringRoles, grantReactions, refreshedRanks } from './features/grants/reactions.ts';
import { importReactions } from './features/imports/reactions.ts';
import { invitationReactions } from './features/invitations/reactions.ts';
import { leaveReactions } from './features/leave/reactions.ts';
import { lastDays } from './features/members/reactions.ts';
import {
  missingHandovers,
  opsLogReactions,
  overdueFollowUps,
  overdueHandovers,
  unacknowledgedIncidents,
  waitingHandovers,
} from './features/ops-log/reactions.ts';
import { planItemReactions } from './features/plan-items/reactions.ts';
import { lateMilestones, projectReactions } from './features/projects/reactions.ts';
import { shiftReactions } from './features/shifts/reactions.ts';
import { type Reactions, together, type Watch } from './platform/reactions.ts';

/** Who reacts to what: a feature that tells people of its events adds its line. */
export const reactions: Reactions = together(
  accountPlanReactions,
  activityReactions,
  commentReactions,
  dealsheetReactions,
  grantReactions,
  importReactions,
  invitationReactions,
  leaveReactions,
  opsLogReactions,
  planItemReactions,
  projectReactions,
  shiftReactions,
);

/** What is looked for in every organization, once an hour. */
export const watches: readonly Watch[] = [
  dueActions,
  dueReviews,
  expiringRoles,
  lastDays,
  lateMilestones,
  measuredPlans,
  missingTime,
  overdueFollowUps,
  refreshedRanks,
  runningDeals,
  stalePlans,
  unsubmittedTime,
  waitingHandovers,
  waitingTime,
];

/** What is looked for every minute, where an incident waits for somebody. */
export const incidentWatches: readonly Watch[] = [unacknowledgedIncidents];

/** What is looked for every few minutes, where a handover waits or has to be written. */
export const handoverWatches: readonly Watch[] = [missingHandovers, overdueHandovers];
