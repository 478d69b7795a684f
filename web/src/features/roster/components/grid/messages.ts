import { messages } from '../../../../platform/messages.ts';

/** Words of leave in a roster. */
export const t = messages('roster-leave', {
  leave_paid: 'Paid leave',
  leave_unpaid: 'Unpaid leave',
  leave_sick: 'Sick leave',
  leave_compensatory: 'Time off in lieu',
  leave_training: 'Training',
  leave_some: 'On leave',
});
