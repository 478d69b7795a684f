export { findConflicts } from './queries/conflicts.ts';
export { holdMembers, holdShifts } from './queries/hold.ts';
export { findWorkedShift, type WorkedShift } from './queries/worked-shift.ts';
