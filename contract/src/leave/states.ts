import { z } from 'zod';

/** Kinds of leave. */
export const LEAVE_TYPES = ['paid', 'unpaid', 'sick', 'compensatory', 'training'] as const;
/** A kind of leave. */
export const leaveType = z.enum(LEAVE_TYPES, 'Choose what kind of leave it is.');
/** A kind of leave. */
export type LeaveType = z.infer<typeof leaveType>;

/** How much of its days leave takes; anything but whole days is of a single day. Morning and afternoon are half of its minutes each. */
export const LEAVE_PARTS = ['whole-day', 'morning', 'afternoon', 'hours'] as const;
/** How much of its days leave takes. */
export const leavePart = z.enum(LEAVE_PARTS);
/** How much of its days leave takes. */
export type LeavePart = z.infer<typeof leavePart>;

/** The states of a request for leave. */
export const LEAVE_STATUSES = ['requested', 'approved', 'rejected', 'cancelled'] as const;
/** A state of a request for leave. */
export const leaveStatus = z.enum(LEAVE_STATUSES);
/** A state of a request for leave. */
export type LeaveStatus = z.infer<typeof leaveStatus>;

const NEXT = {
  requested: ['approved', 'rejected', 'cancelled'],
  approved: ['cancelled'],
  rejected: [],
  cancelled: [],
} as const satisfies Record<LeaveStatus, readonly LeaveStatus[]>;

/** States that a request may be brought to. */
export const nextLeaveStatuses = (status: LeaveStatus): readonly LeaveStatus[] => NEXT[status];

/** What the ledger of leave holds: minutes given, brought along, corrected, used, and given back. */
export const LEAVE_ENTRY_KINDS = ['entitlement', 'carry-over', 'adjustment', 'taken', 'returned'] as const;
/** What a line of the ledger is. */
export const leaveEntryKind = z.enum(LEAVE_ENTRY_KINDS);
/** What a line of the ledger is. */
export type LeaveEntryKind = z.infer<typeof leaveEntryKind>;

/** Types that days without leave don't hinder: nobody chooses when to be ill. */
export const isPlannable = (type: LeaveType): boolean => type !== 'sick';
