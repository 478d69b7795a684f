import { oneOf, searchParameters, text } from '../../../platform/search.ts';

/** Views of leave. */
export const LEAVE_TABS = ['mine', 'approvals', 'team', 'balances', 'settings'] as const;
/** A view of leave. */
export type LeaveTab = (typeof LEAVE_TABS)[number];

/** What the address of leave says: the view, a month of the calendar, leave that is open, and whose balances of which year. */
export const leaveSearch = searchParameters({
  ...{ tab: oneOf(LEAVE_TABS), month: text, leave: text, person: text, year: text },
});
/** What the address of leave says. */
export type LeaveSearch = ReturnType<typeof leaveSearch>;
