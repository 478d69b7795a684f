import { messages } from '../../../../platform/messages.ts';

/** Words of time that its person can't change. */
export const t = messages('activity-held', {
  submitted: 'Submitted',
  approved: 'Approved',
  approved_automatically: 'Approved automatically',
  locked: 'Locked',
  by: '{{state}} by {{by}}, {{at}}',
  at: '{{state}}, {{at}}',
  withdraw_first: '{{state}}: withdraw the day to change it.',
  ask_approver: '{{state}}: ask whoever approved it to take that back.',
  ask_manager: '{{state}}: ask a manager to reverse it.',
  month_closed: 'This month is closed: ask an owner to reopen it.',
  reverses: 'Reverses time of {{day}}',
  reversed: 'Reversed on {{day}}',
});
