/** How other rooms plan a shift or somebody on one, and take that back. */
export { assignMember } from './commands/assign-member.ts';
export { createShift } from './commands/create-shift.ts';
export { deleteShift } from './commands/delete-shift.ts';
export { removeAssignment } from './commands/remove-assignment.ts';
