import { messages } from '../../platform/messages.ts';

/** Words of account plans: states, tiers and health. */
export const t = messages('account-plans', {
  account_plans: 'Account plans',
  account_plan: 'Account plan',
  archived: 'Archived',
  // statuses
  status_draft: 'Draft',
  status_in_review: 'In review',
  status_approved: 'Approved',
  status_active: 'Active',
  status_closed: 'Closed',
  // tiers
  tier: 'Tier {{tier}}',
  // health
  health_on_track: 'On track',
  health_at_risk: 'At risk',
  health_off_track: 'Off track',
  health_unknown: 'Not measured',
});
