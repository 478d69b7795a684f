import { messages } from '../../../../platform/messages.ts';

/** Words of what was sold against what was logged. */
export const s = messages('dealsheet-sold', {
  title: 'Sold and logged',
  demand: 'Staff to find',
  demand_failed: 'The demand for staff could not be loaded',
  no_demand: 'No line was sold by the hour or day.',
  roster: 'Roster',
  planned: '{{planned}} of {{all}} are on the roster, with somebody in place',
  line: 'Line',
  role: 'Role',
  phase: 'Phase',
  days: 'Days',
  from: 'from {{day}}',
  hours: 'Hours',
  failed: 'What was logged could not be loaded',
  whole: 'The whole deal',
  no_service: 'Of no service',
  service: 'Service',
  sold_hours: 'Hours sold',
  logged_hours: 'Hours logged',
  sold_price: 'Sold for',
  logged_price: 'Worth so far',
  sold_cost: 'Cost as sold',
  logged_cost: 'Cost so far',
  of: '{{logged}} of {{sold}}',
  as_of:
    'As of {{when}}. The whole deal has expenses, discounts and overheads in it; its services are lines alone',
  elsewhere: '{{amount}} logged in another currency is in no sum',
});
