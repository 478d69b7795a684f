import {
  IconAlertTriangle,
  IconArrowsExchange,
  IconAt,
  IconBeach,
  IconBell,
  IconBriefcase,
  IconCalendarWeek,
  IconClockPlay,
  IconFileImport,
  IconFlag,
  IconKey,
  IconMessage,
  IconSpeakerphone,
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

/** What is told of, in words. */
export const KINDS: Readonly<Record<NotificationType, Kind>> = {
  'project.assigned': {
    name: t('project_assigned'),
    icon: IconBriefcase,
    several: (count) => t('group_project_assigned', { count }),
  },
  'project.unassigned': {
    name: t('project_unassigned'),
    icon: IconBriefcase,
    several: (count) => t('group_project_unassigned', { count }),
  },
  'activity.submitted': {
    name: t('activity_submitted'),
    icon: IconClockPlay,
    several: (count) => t('group_activity_submitted', { count }),
  },
  'activity.approved': {
    name: t('activity_approved'),
    icon: IconClockPlay,
    several: (count) => t('group_activity_approved', { count }),
  },
  'activity.rejected': {
    name: t('activity_rejected'),
    icon: IconClockPlay,
    several: (count) => t('group_activity_rejected', { count }),
  },
  'activity.reversed': {
    name: t('activity_reversed'),
    icon: IconClockPlay,
    several: (count) => t('group_activity_reversed', { count }),
  },
  'month.closed': {
    name: t('month_closed'),
    icon: IconClockPlay,
    several: (count) => t('group_month_closed', { count }),
  },
  'month.reopened': {
    name: t('month_reopened'),
    icon: IconClockPlay,
    several: (count) => t('group_month_reopened', { count }),
  },
  'activity.missing': {
    name: t('activity_missing'),
    icon: IconClockPlay,
    several: (count) => t('group_activity_missing', { count }),
  },
  'activity.unsubmitted': {
    name: t('activity_unsubmitted'),
    icon: IconClockPlay,
    several: (count) => t('group_activity_unsubmitted', { count }),
  },
  'activity.waiting': {
    name: t('activity_waiting'),
    icon: IconClockPlay,
    several: (count) => t('group_activity_waiting', { count }),
  },
  'roster.published': {
    name: t('roster_published'),
    icon: IconCalendarWeek,
    several: (count) => t('group_roster_published', { count }),
  },
  'swap.asked': {
    name: t('swap_asked'),
    icon: IconArrowsExchange,
    several: (count) => t('group_swap_asked', { count }),
  },
  'swap.waiting': {
    name: t('swap_waiting'),
    icon: IconArrowsExchange,
    several: (count) => t('group_swap_waiting', { count }),
  },
  'swap.decided': {
    name: t('swap_decided'),
    icon: IconArrowsExchange,
    several: (count) => t('group_swap_decided', { count }),
  },
  'leave.requested': {
    name: t('leave_requested'),
    icon: IconBeach,
    several: (count) => t('group_leave_requested', { count }),
  },
  'leave.decided': {
    name: t('leave_decided'),
    icon: IconBeach,
    several: (count) => t('group_leave_decided', { count }),
  },
  'leave.covered': {
    name: t('leave_covered'),
    icon: IconBeach,
    several: (count) => t('group_leave_covered', { count }),
  },
  'leave.cancelled': {
    name: t('leave_cancelled'),
    icon: IconBeach,
    several: (count) => t('group_leave_cancelled', { count }),
  },
  'milestone.late': {
    name: t('milestone_late'),
    icon: IconFlag,
    several: (count) => t('group_milestone_late', { count }),
  },
  'budget.threshold': {
    name: t('budget_threshold'),
    icon: IconAlertTriangle,
    several: (count) => t('group_budget_threshold', { count }),
  },
  'comment.added': {
    name: t('comment_added'),
    icon: IconMessage,
    several: (count) => t('group_comment_added', { count }),
  },
  'mention.added': {
    name: t('mention_added'),
    icon: IconAt,
    several: (count) => t('group_mention_added', { count }),
  },
  'role.granted': {
    name: t('role_granted'),
    icon: IconKey,
    several: (count) => t('group_role_granted', { count }),
  },
  'role.expiring': {
    name: t('role_expiring'),
    icon: IconKey,
    several: (count) => t('group_role_expiring', { count }),
  },
  'invitation.received': {
    name: t('invitation_received'),
    icon: IconKey,
    several: (count) => t('group_invitation_received', { count }),
  },
  'import.finished': {
    name: t('import_finished'),
    icon: IconFileImport,
    several: (count) => t('group_import_finished', { count }),
  },
  'feedback.received': {
    name: t('feedback_received'),
    icon: IconMessage,
    several: (count) => t('group_feedback_received', { count }),
  },
  'push.tested': {
    name: t('push_tested'),
    icon: IconBell,
    several: (count) => t('group_push_tested', { count }),
  },
  'announcement.sent': {
    name: t('announcement_sent'),
    icon: IconSpeakerphone,
    several: (count) => t('group_announcement_sent', { count }),
  },
};

/** What is told of, in a word or two. */
export const kindName = (type: NotificationType): string => KINDS[type].name;
