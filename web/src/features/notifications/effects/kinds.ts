import {
  IconAlertTriangle,
  IconArrowsExchange,
  IconAt,
  IconBeach,
  IconBell,
  IconBriefcase,
  IconCalendarWeek,
  IconChecklist,
  IconClockPlay,
  IconFileImport,
  IconFlag,
  IconKey,
  IconMessage,
  IconNotes,
  IconSpeakerphone,
  IconTargetArrow,
} from '@tabler/icons-react';
import type { NotificationType } from '#contract/notifications/catalogue.ts';
import type { IconType } from '../../../ui/theme/icon.tsx';
import { t } from '../messages.ts';

interface Kind {
  readonly name: string;
  /** Stands where nobody did it. */
  readonly icon: IconType;
  /** Several of them that belong together, in words. */
  readonly several: (count: number) => string;
}

const kind = (name: string, icon: IconType, several: Kind['several']): Kind => ({ name, icon, several });

/** What is told of, in words. */
export const KINDS: Readonly<Record<NotificationType, Kind>> = {
  'project.assigned': kind(t('project_assigned'), IconBriefcase, (count) =>
    t('group_project_assigned', { count }),
  ),
  'project.unassigned': kind(t('project_unassigned'), IconBriefcase, (count) =>
    t('group_project_unassigned', { count }),
  ),
  'activity.submitted': kind(t('activity_submitted'), IconClockPlay, (count) =>
    t('group_activity_submitted', { count }),
  ),
  'activity.approved': kind(t('activity_approved'), IconClockPlay, (count) =>
    t('group_activity_approved', { count }),
  ),
  'activity.rejected': kind(t('activity_rejected'), IconClockPlay, (count) =>
    t('group_activity_rejected', { count }),
  ),
  'activity.reversed': kind(t('activity_reversed'), IconClockPlay, (count) =>
    t('group_activity_reversed', { count }),
  ),
  'month.closed': kind(t('month_closed'), IconClockPlay, (count) => t('group_month_closed', { count })),
  'month.reopened': kind(t('month_reopened'), IconClockPlay, (count) => t('group_month_reopened', { count })),
  'activity.missing': kind(t('activity_missing'), IconClockPlay, (count) =>
    t('group_activity_missing', { count }),
  ),
  'activity.unsubmitted': kind(t('activity_unsubmitted'), IconClockPlay, (count) =>
    t('group_activity_unsubmitted', { count }),
  ),
  'activity.waiting': kind(t('activity_waiting'), IconClockPlay, (count) =>
    t('group_activity_waiting', { count }),
  ),
  'roster.published': kind(t('roster_published'), IconCalendarWeek, (count) =>
    t('group_roster_published', { count }),
  ),
  'swap.asked': kind(t('swap_asked'), IconArrowsExchange, (count) => t('group_swap_asked', { count })),
  'swap.waiting': kind(t('swap_waiting'), IconArrowsExchange, (count) => t('group_swap_waiting', { count })),
  'swap.decided': kind(t('swap_decided'), IconArrowsExchange, (count) => t('group_swap_decided', { count })),
  'incident.opened': kind(t('incident_opened'), IconAlertTriangle, (count) =>
    t('group_incident_opened', { count }),
  ),
  'incident.unacknowledged': kind(t('incident_unacknowledged'), IconAlertTriangle, (count) =>
    t('group_incident_unacknowledged', { count }),
  ),
  'handover.waiting': kind(t('handover_waiting'), IconNotes, (count) =>
    t('group_handover_waiting', { count }),
  ),
  'handover.overdue': kind(t('handover_overdue'), IconNotes, (count) =>
    t('group_handover_overdue', { count }),
  ),
  'handover.missing': kind(t('handover_missing'), IconNotes, (count) =>
    t('group_handover_missing', { count }),
  ),
  'handover.disputed': kind(t('handover_disputed'), IconNotes, (count) =>
    t('group_handover_disputed', { count }),
  ),
  'follow-up.given': kind(t('follow_up_given'), IconNotes, (count) => t('group_follow_up_given', { count })),
  'follow-up.overdue': kind(t('follow_up_overdue'), IconNotes, (count) =>
    t('group_follow_up_overdue', { count }),
  ),
  'account-plan.worsened': kind(t('account_plan_worsened'), IconTargetArrow, (count) =>
    t('group_account_plan_worsened', { count }),
  ),
  'dealsheet.submitted': kind(t('dealsheet_submitted'), IconBriefcase, (count) =>
    t('group_dealsheet_submitted', { count }),
  ),
  'dealsheet.decided': kind(t('dealsheet_decided'), IconBriefcase, (count) =>
    t('group_dealsheet_decided', { count }),
  ),
  'dealsheet.expiring': kind(t('dealsheet_expiring'), IconBriefcase, (count) =>
    t('group_dealsheet_expiring', { count }),
  ),
  'dealsheet.closed': kind(t('dealsheet_closed'), IconBriefcase, (count) =>
    t('group_dealsheet_closed', { count }),
  ),
  'account-plan.submitted': kind(t('account_plan_submitted'), IconTargetArrow, (count) =>
    t('group_account_plan_submitted', { count }),
  ),
  'account-plan.decided': kind(t('account_plan_decided'), IconTargetArrow, (count) =>
    t('group_account_plan_decided', { count }),
  ),
  'account-plan.review': kind(t('account_plan_review'), IconTargetArrow, (count) =>
    t('group_account_plan_review', { count }),
  ),
  'account-plan.stale': kind(t('account_plan_stale'), IconTargetArrow, (count) =>
    t('group_account_plan_stale', { count }),
  ),
  'plan-action.assigned': kind(t('plan_action_assigned'), IconChecklist, (count) =>
    t('group_plan_action_assigned', { count }),
  ),
  'plan-action.due': kind(t('plan_action_due'), IconChecklist, (count) =>
    t('group_plan_action_due', { count }),
  ),
  'leave.requested': kind(t('leave_requested'), IconBeach, (count) => t('group_leave_requested', { count })),
  'leave.decided': kind(t('leave_decided'), IconBeach, (count) => t('group_leave_decided', { count })),
  'leave.covered': kind(t('leave_covered'), IconBeach, (count) => t('group_leave_covered', { count })),
  'leave.cancelled': kind(t('leave_cancelled'), IconBeach, (count) => t('group_leave_cancelled', { count })),
  'milestone.late': kind(t('milestone_late'), IconFlag, (count) => t('group_milestone_late', { count })),
  'budget.threshold': kind(t('budget_threshold'), IconAlertTriangle, (count) =>
    t('group_budget_threshold', { count }),
  ),
  'comment.added': kind(t('comment_added'), IconMessage, (count) => t('group_comment_added', { count })),
  'mention.added': kind(t('mention_added'), IconAt, (count) => t('group_mention_added', { count })),
  'role.granted': kind(t('role_granted'), IconKey, (count) => t('group_role_granted', { count })),
  'role.expiring': kind(t('role_expiring'), IconKey, (count) => t('group_role_expiring', { count })),
  'invitation.received': kind(t('invitation_received'), IconKey, (count) =>
    t('group_invitation_received', { count }),
  ),
  'import.finished': kind(t('import_finished'), IconFileImport, (count) =>
    t('group_import_finished', { count }),
  ),
  'feedback.received': kind(t('feedback_received'), IconMessage, (count) =>
    t('group_feedback_received', { count }),
  ),
  'push.tested': kind(t('push_tested'), IconBell, (count) => t('group_push_tested', { count })),
  'announcement.sent': kind(t('announcement_sent'), IconSpeakerphone, (count) =>
    t('group_announcement_sent', { count }),
  ),
};

/** What is told of, in a word or two. */
export const kindName = (type: NotificationType): string => KINDS[type].name;
