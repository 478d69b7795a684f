import { messages } from '../../../../platform/messages.ts';

/** Names of the kinds of insights, by their codes. */
export const t = messages('insight-kinds', {
  'department-over-capacity': 'Department over capacity',
  'person-over-capacity': 'Person over capacity',
  'department-under-used': 'Department with free time',
  'demand-unplanned': 'Sold, but not planned',
  'budget-running-out': 'Budget running out',
  'budget-used-up': 'Budget used up',
  'budget-uncounted': 'Budget that can’t be counted',
  'shift-open': 'Shift with open places',
  'shift-hindered': 'Shift with a conflict',
  'days-without-time': 'Days without time',
});
