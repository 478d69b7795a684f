import { messages } from '../../../../platform/messages.ts';

/** Words of milestones and how they stand to their days. */
export const t = messages('project_milestones', {
  late_one: '{{count}} day late',
  late_other: '{{count}} days late',
  due_one: 'in {{count}} day',
  due_other: 'in {{count}} days',
  due_today: 'due today',
  done: 'done',
  done_late_one: 'done {{count}} day late',
  done_late_other: 'done {{count}} days late',
  done_early_one: 'done {{count}} day early',
  done_early_other: 'done {{count}} days early',
  done_in_time: 'done in time',
  done_by: 'by {{name}}',
  done_on: 'Done on',
  sort: 'Sort by date',
});
