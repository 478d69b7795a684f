/** From this role on people read account plans. */
export const READERS = 'coordinator' as const;
/** From this role on people decide those of others. */
export const APPROVERS = 'director' as const;
