import {
  NOTIFICATION_TYPES,
  type NotificationCategory,
  type NotificationMode,
  type NotificationType,
} from '#contract/notifications/catalogue.ts';
import { t } from '../../components/preferences/messages.ts';
import type { InForce, Way } from './in-force.ts';

/** When somebody is told, in words. */
export const TYPE_WORDS: Readonly<Record<NotificationType, string>> = {
  'project.assigned': t('project_assigned'),
  'project.unassigned': t('project_unassigned'),
  'activity.submitted': t('activity_submitted'),
  'activity.approved': t('activity_approved'),
  'activity.rejected': t('activity_rejected'),
  'activity.reversed': t('activity_reversed'),
  'month.closed': t('month_closed'),
  'month.reopened': t('month_reopened'),
  'activity.missing': t('activity_missing'),
  'activity.unsubmitted': t('activity_unsubmitted'),
  'activity.waiting': t('activity_waiting'),
  'roster.published': t('roster_published'),
  'swap.asked': t('swap_asked'),
  'swap.waiting': t('swap_waiting'),
  'swap.decided': t('swap_decided'),
  'incident.opened': t('incident_opened'),
  'incident.unacknowledged': t('incident_unacknowledged'),
  'handover.waiting': t('handover_waiting'),
  'handover.overdue': t('handover_overdue'),
  'handover.missing': t('handover_missing'),
  'handover.disputed': t('handover_disputed'),
  'follow-up.given': t('follow_up_given'),
  'follow-up.overdue': t('follow_up_overdue'),
  'account-plan.worsened': t('account_plan_worsened'),
  'dealsheet.submitted': t('dealsheet_submitted'),
  'dealsheet.decided': t('dealsheet_decided'),
  'dealsheet.expiring': t('dealsheet_expiring'),
  'dealsheet.closed': t('dealsheet_closed'),
  'account-plan.submitted': t('account_plan_submitted'),
  'account-plan.decided': t('account_plan_decided'),
  'account-plan.review': t('account_plan_review'),
  'account-plan.stale': t('account_plan_stale'),
  'plan-action.assigned': t('plan_action_assigned'),
  'plan-action.due': t('plan_action_due'),
  'leave.requested': t('leave_requested'),
  'leave.decided': t('leave_decided'),
  'leave.covered': t('leave_covered'),
  'leave.cancelled': t('leave_cancelled'),
  'milestone.late': t('milestone_late'),
  'budget.threshold': t('budget_threshold'),
  'comment.added': t('comment_added'),
  'mention.added': t('mention_added'),
  'role.granted': t('role_granted'),
  'role.expiring': t('role_expiring'),
  'invitation.received': t('invitation_received'),
  'import.finished': t('import_finished'),
  'feedback.received': t('feedback_received'),
  'push.tested': t('push_tested'),
  'announcement.sent': t('announcement_sent'),
};

/** The ways that can be chosen. */
export const WAY_WORDS: Readonly<Record<Way, string>> = { 'web-push': t('push'), email: t('email') };

/** How somebody is told. */
export const MODE_WORDS: Readonly<Record<NotificationMode, string>> = {
  instant: t('mode_instant'),
  digest: t('mode_digest'),
  off: t('mode_off'),
};

const CATEGORY_WORDS: Readonly<Record<NotificationCategory, string>> = {
  projects: t('category_projects'),
  time: t('category_time'),
  roster: t('category_roster'),
  'ops-log': t('category_ops_log'),
  mentions: t('category_mentions'),
  access: t('category_access'),
  administration: t('category_administration'),
  announcements: t('category_announcements'),
  dealsheets: t('category_dealsheets'),
  'account-plans': t('category_account_plans'),
};

/** Types that belong together. */
export interface TypeGroup {
  readonly title: string;
  readonly types: readonly NotificationType[];
}

/** Types by category, in their order. */
export const groupsOf = (types: readonly NotificationType[]): readonly TypeGroup[] =>
  [...Map.groupBy(types, (type) => NOTIFICATION_TYPES[type].category)].map(([category, inside]) => ({
    title: CATEGORY_WORDS[category],
    types: inside,
  }));

/** `Off (as in Northwind)`: the mode, and what it comes from. */
export const inheritedWords = ({ mode, source }: InForce, organization: string): string => {
  const word = { mode: MODE_WORDS[mode] };
  if (source === 'organization') return t('from_organization', { ...word, organization });
  return t(`from_${source}`, word);
};
