export { findConflicts } from './queries/conflicts.ts';
export { holdMembers, holdShifts } from './queries/hold.ts';
export { listOwnShifts, type OwnRow } from './queries/own-plan.ts';
export { listShiftsOfDay } from './queries/read-roster.ts';
export { listConflictsAcross } from './queries/roster-conflicts.ts';
export { listSuggestions } from './queries/suggestions.ts';
export { listOpenSwaps, type SwapRow } from './queries/swaps.ts';
export { findWorkedShift, type WorkedShift } from './queries/worked-shift.ts';
export { isHeldUp } from './rules/taken-over.ts';
