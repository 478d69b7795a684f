import { logShift as endpoint } from '#contract/shifts/plan-endpoints.ts';
import type { Api } from '../../../platform/api.ts';
import { route } from '../../../platform/route.ts';
import { logShift } from '../commands/log-shift.ts';

/** Time that is logged from the roster. */
export const registerShiftTime = (api: Api): void => {
  route(api, endpoint, async (context, { params }) => ({
    entry_id: await logShift(context, params.assignment_id),
  }));
};
