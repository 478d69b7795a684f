export { findConflicts } from './queries/conflicts.ts';
export { holdMembers, holdShifts } from './queries/hold.ts';
export { listConflictsAcross } from './queries/roster-conflicts.ts';
export { listSuggestions } from './queries/suggestions.ts';
export { findWorkedShift, type WorkedShift } from './queries/worked-shift.ts';
