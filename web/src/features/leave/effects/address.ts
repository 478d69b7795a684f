import { oneOf, searchParameters, text } from '../../../platform/search.ts';

/** Views of leave. */
export const LEAVE_TABS = ['mine', 'approvals', 'team', 'settings'] as const;
/** A view of leave. */
export type LeaveTab = (typeof LEAVE_TABS)[number];

/** What the address of leave says: the view, a month of the calendar, and leave that is open. */
export const leaveSearch = searchParameters({ tab: oneOf(LEAVE_TABS), month: text, leave: text });
/** What the address of leave says. */
export type LeaveSearch = ReturnType<typeof leaveSearch>;
