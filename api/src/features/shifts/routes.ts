import type { Api } from '../../platform/api.ts';
import { registerConflicts } from './routes/conflicts.ts';
import { registerRosters } from './routes/rosters.ts';

/** Shifts, who is on them, and what people were told of both. */
export const registerShifts = (api: Api): void => {
  registerConflicts(api);
  registerRosters(api);
};
