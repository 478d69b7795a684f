import type { Role } from '#contract/access/roles.ts';
import type { NotificationType } from '#contract/notifications/catalogue.ts';

/** A notification of the demo, as its people got it. */
export interface DemoNotice {
  readonly to: readonly Role[];
  readonly type: NotificationType;
  readonly hoursAgo: number;
  readonly title: string;
  readonly message?: string;
  /** Name of a person on the team; absent where nobody did it. */
  readonly actor?: string;
  /** Code of the project that it is about. */
  readonly project?: string;
  readonly url?: string;
  readonly reason: string;
  readonly group?: string;
  readonly urgent?: true;
  readonly read?: true;
  /** Beside `read`: it was put away. */
  readonly done?: true;
}

const LEADS = ['manager', 'director', 'owner', 'executive'] as const;

/** Newest first. */
export const NOTICES: readonly DemoNotice[] = [
  {
    ...{ to: ['manager', 'director'], type: 'activity.submitted', hoursAgo: 0.2, actor: 'Tomasz Wrona' },
    ...{ title: 'submitted time on Harbour Terminal guarding', message: '4 entries, 8:15, yesterday' },
    ...{ project: 'HRB-204', reason: 'You own Harbour Terminal guarding.', group: 'submitted:HRB-204' },
  },
  {
    ...{ to: LEADS, type: 'budget.threshold', hoursAgo: 0.7, project: 'HRB-204', urgent: true },
    ...{
      title: 'Budget alert: HRB-204 has used 90 %',
      message: 'Harbour Terminal guarding has passed 90 % of its budget.',
    },
    reason: 'You watch its budget.',
  },
  {
    ...{ to: ['manager', 'director'], type: 'activity.submitted', hoursAgo: 1.1, actor: 'Aisha Khan' },
    ...{ title: 'submitted time on Quay Mall facilities', message: '9 entries, 38:30, last week' },
    ...{ project: 'QML-118', reason: 'You own Quay Mall facilities.', group: 'submitted:QML-118' },
  },
  {
    ...{ to: ['manager', 'director'], type: 'mention.added', hoursAgo: 2, actor: 'Aisha Khan' },
    ...{
      title: 'mentioned you on Harbour Terminal guarding',
      message: 'Who covers berth 7 on Saturday night?',
    },
    ...{ project: 'HRB-204', reason: 'Somebody wrote your name there.' },
  },
  {
    ...{ to: ['member', 'coordinator'], type: 'mention.added', hoursAgo: 3, actor: 'Jonas Meyer' },
    ...{
      title: 'mentioned you on Quay Mall facilities',
      message: 'Please bring the panel keys back tonight.',
    },
    ...{ project: 'QML-118', reason: 'Somebody wrote your name there.' },
  },
  {
    ...{ to: ['member', 'coordinator'], type: 'activity.missing', hoursAgo: 4, url: '/daily-activity' },
    ...{ title: 'No time on the last working day', message: 'Log what you did, so that nobody has to ask.' },
    reason: 'It was a working day, and you usually log your time.',
  },
  {
    ...{ to: ['member'], type: 'project.assigned', hoursAgo: 5, actor: 'Jonas Meyer', project: 'RLW-140' },
    ...{
      title: 'assigned you to Eastline depot patrols as member',
      message: 'Covers the early patrols from Monday.',
    },
    reason: 'You are assigned to this project.',
  },
  {
    ...{
      to: ['admin'],
      type: 'feedback.received',
      hoursAgo: 5,
      actor: 'Jonas Meyer',
      url: '/admin/reports/feedback',
    },
    ...{
      title: 'sent feedback',
      message: 'I would like to see why a project is off track without opening it.',
    },
    ...{ reason: 'You administer Muster.', group: 'feedback' },
  },
  {
    ...{
      to: ['admin'],
      type: 'feedback.received',
      hoursAgo: 50,
      actor: 'Tomasz Wrona',
      url: '/admin/reports/feedback',
    },
    ...{
      title: 'sent feedback',
      message: 'My timer ran on over the lunch break.',
      reason: 'You administer Muster.',
      group: 'feedback',
    },
  },
  {
    ...{ to: ['manager', 'director'], type: 'activity.submitted', hoursAgo: 22, actor: 'Tomasz Wrona' },
    ...{ title: 'submitted time on Harbour Terminal guarding', message: '5 entries, 8:00' },
    ...{
      project: 'HRB-204',
      reason: 'You own Harbour Terminal guarding.',
      group: 'submitted:HRB-204',
      read: true,
    },
  },
  {
    ...{ to: ['director'], type: 'role.expiring', hoursAgo: 26, url: '/account' },
    ...{
      title: 'Your role ends: manager in Arena season stewarding',
      message: 'It ends in six days. Ask an owner to extend it if you still need it.',
    },
    ...{ reason: 'The role is yours.', read: true },
  },
  {
    ...{ to: ['manager', 'owner'], type: 'import.finished', hoursAgo: 49, url: '/manager/projects/import' },
    ...{
      title: 'Import finished: northgate-october.csv',
      message: '2 309 entries came in.',
      reason: 'You imported it.',
      read: true,
    },
  },
  {
    ...{
      to: ['member', 'coordinator', 'manager'],
      type: 'project.assigned',
      hoursAgo: 53,
      actor: 'Maren Holt',
      project: 'ARN-077',
    },
    ...{
      title: 'assigned you to Arena season stewarding',
      reason: 'You are assigned to this project.',
      read: true,
    },
  },
  {
    ...{ to: LEADS, type: 'budget.threshold', hoursAgo: 75, project: 'QML-118' },
    ...{
      title: 'Budget alert: QML-118 has used 75 %',
      message: 'Quay Mall facilities has passed 75 % of its budget.',
    },
    ...{ reason: 'You watch its budget.', read: true },
  },
  {
    ...{
      to: ['member', 'coordinator', ...LEADS],
      type: 'role.granted',
      hoursAgo: 190,
      actor: 'Sofia Lindqvist',
      url: '/account',
    },
    ...{ title: 'gave you a role in Northgate Services', reason: 'The role is yours.', read: true },
  },
  {
    ...{ to: LEADS, type: 'budget.threshold', hoursAgo: 260, project: 'HRB-204', read: true, done: true },
    ...{
      title: 'Budget alert: HRB-204 has used 75 %',
      message: 'Harbour Terminal guarding has passed 75 % of its budget.',
    },
    reason: 'You watch its budget.',
  },
];
