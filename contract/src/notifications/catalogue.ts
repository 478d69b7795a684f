/** What somebody may be told of, by category; a feature that tells of more adds its line. */
export const NOTIFICATION_TYPES = {
  'project.assigned': { category: 'projects', email: 'instant' },
  'project.unassigned': { category: 'projects', email: 'digest' },
  'activity.submitted': { category: 'time', email: 'digest' },
  'activity.approved': { category: 'time', email: 'off' },
  'activity.rejected': { category: 'time', email: 'instant' },
  'activity.reversed': { category: 'time', email: 'instant' },
  'month.closed': { category: 'time', email: 'digest' },
  'month.reopened': { category: 'time', email: 'digest' },
  'activity.missing': { category: 'time', email: 'digest' },
  'activity.unsubmitted': { category: 'time', email: 'digest' },
  'activity.waiting': { category: 'time', email: 'digest' },
  'roster.published': { category: 'roster', email: 'instant' },
  'swap.asked': { category: 'roster', email: 'instant' },
  'swap.waiting': { category: 'roster', email: 'instant' },
  'swap.decided': { category: 'roster', email: 'instant' },
  'incident.opened': { category: 'ops-log', email: 'instant' },
  'incident.unacknowledged': { category: 'ops-log', email: 'instant' },
  'handover.waiting': { category: 'ops-log', email: 'instant' },
  'handover.overdue': { category: 'ops-log', email: 'instant' },
  'handover.missing': { category: 'ops-log', email: 'instant' },
  'handover.disputed': { category: 'ops-log', email: 'instant' },
  'follow-up.given': { category: 'ops-log', email: 'instant' },
  'follow-up.overdue': { category: 'ops-log', email: 'digest' },
  'leave.requested': { category: 'time', email: 'instant' },
  'leave.decided': { category: 'time', email: 'instant' },
  'leave.covered': { category: 'time', email: 'instant' },
  'leave.cancelled': { category: 'time', email: 'digest' },
  'dealsheet.submitted': { category: 'dealsheets', email: 'instant' },
  'dealsheet.decided': { category: 'dealsheets', email: 'instant' },
  'dealsheet.expiring': { category: 'dealsheets', email: 'digest' },
  'dealsheet.closed': { category: 'dealsheets', email: 'digest' },
  'account-plan.submitted': { category: 'account-plans', email: 'instant' },
  'account-plan.decided': { category: 'account-plans', email: 'instant' },
  'account-plan.review': { category: 'account-plans', email: 'digest' },
  'account-plan.stale': { category: 'account-plans', email: 'digest' },
  'plan-action.assigned': { category: 'account-plans', email: 'instant' },
  'plan-action.due': { category: 'account-plans', email: 'digest' },
  'account-plan.worsened': { category: 'account-plans', email: 'digest' },
  'milestone.late': { category: 'projects', email: 'digest' },
  'budget.threshold': { category: 'projects', email: 'instant' },
  'comment.added': { category: 'projects', email: 'digest' },
  'mention.added': { category: 'mentions', email: 'instant' },
  'role.granted': { category: 'access', email: 'instant' },
  'role.expiring': { category: 'access', email: 'instant' },
  'invitation.received': { category: 'access', email: 'off' },
  'import.finished': { category: 'administration', email: 'off' },
  'feedback.received': { category: 'administration', email: 'digest' },
  'push.tested': { category: 'administration', email: 'off' },
  'announcement.sent': { category: 'announcements', email: 'instant' },
} as const satisfies Readonly<
  Record<string, { category: string; email: (typeof NOTIFICATION_MODES)[number] }>
>;

/** How somebody is told on a way: at once, together with others at their hour, or not at all. */
export const NOTIFICATION_MODES = ['instant', 'digest', 'off'] as const;

/** What somebody may be told of. */
export type NotificationType = keyof typeof NOTIFICATION_TYPES;
/** What belongs together for whoever says how to be told. */
export type NotificationCategory = (typeof NOTIFICATION_TYPES)[NotificationType]['category'];
/** How somebody is told. */
export type NotificationMode = (typeof NOTIFICATION_MODES)[number];

/** Every type, as a list. */
export const notificationTypes = Object.keys(NOTIFICATION_TYPES).filter(isNotificationType);

/** The types of a category. */
export const typesOf = (category: NotificationCategory): NotificationType[] =>
  notificationTypes.filter((type) => NOTIFICATION_TYPES[type].category === category);

/** True for a type that is known. */
export function isNotificationType(type: string): type is NotificationType {
  return type in NOTIFICATION_TYPES;
}
