import { messages } from '../../../../platform/messages.ts';

/** Words of somebody's rates on their own page. */
export const words = messages('member-rates', {
  title: 'Rates',
  note: 'What they cost and sell for. Only directors and above see this.',
  failed: 'The rates could not be loaded',
  none: 'No rates of their own',
  none_note: 'Their work is priced by the rate of the client, their level, the service or the organization.',
  none_today: 'None of their own today',
  what_for: 'For',
  all_services: 'All services',
  on_project: '{{what}} on {{project}}',
  costs: 'Costs {{rate}}',
  add_to: 'Add a rate of {{name}}',
  service: 'Service type',
  service_note: 'Left empty, it is for all services, by the hour.',
  project: 'Project',
  project_note: 'Left empty, it is for every project.',
  from_day: 'From {{day}}: {{rate}}',
  until_day: 'Until {{day}}',
  more: 'The newest {{count}} are shown.',
  // which rate
  which_withheld: 'Their own rate counts',
  which_withheld_note: 'What people cost and sell for is read by directors and above.',
});
