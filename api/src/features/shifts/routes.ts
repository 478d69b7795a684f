import type { Api } from '../../platform/api.ts';
import { registerRosters } from './routes/rosters.ts';

/** Shifts, who is on them, and what people were told of both. */
export const registerShifts = (api: Api): void => {
  registerRosters(api);
};
