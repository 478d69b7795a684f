export { findWorkedShift, type WorkedShift } from './queries/worked-shift.ts';
