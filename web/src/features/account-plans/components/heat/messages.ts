import { messages } from '../../../../platform/messages.ts';

/** Words of the heat map of account plans. */
export const t = messages('account-plan-heat', {
  heat_map: 'Heat map of account plans',
  plan: 'Plan',
  // columns
  margin: 'Margin',
  incidents: 'Incidents',
  milestones: 'Milestones',
  activity: 'Activity',
  coverage: 'Coverage',
  review: 'Review',
  // cells
  cell: '{{column}}: {{said}}',
  nothing: 'No data',
  nobody: 'Nobody mapped',
  unplanned: 'None planned',
  over: 'Over',
  today: 'Today',
  overdue_one: '{{count}} day overdue',
  overdue_other: '{{count}} days overdue',
  in_days_one: 'In {{count}} day',
  in_days_other: 'In {{count}} days',
  measured: 'Figures of delivery measured {{ago}}',
  // matrix
  matrix: 'Tier and health',
  only_one: '{{tier}}, {{health}}: {{count}} plan, {{target}} aimed at',
  only_other: '{{tier}}, {{health}}: {{count}} plans, {{target}} aimed at',
  every_health: 'All of {{tier}}',
  every_tier: '{{health}}, every tier',
});
