import * as endpoints from '#contract/shifts/plan-endpoints.ts';
import type { Api } from '../../../platform/api.ts';
import { route } from '../../../platform/route.ts';
import { readPublications } from '../commands/read-publications.ts';
import { presentOpenShift, presentOwnShift } from '../presenters/own-plan.ts';
import { readOwnPlan } from '../queries/read-own-plan.ts';

/** One's own plan, and that one has read it. */
export const registerPlan = (api: Api): void => {
  route(api, endpoints.readOwnPlan, async (context, { query }) => {
    const { shifts, overnight, open, ...plan } = await readOwnPlan(context, query);
    return {
      ...plan,
      shifts: shifts.map(presentOwnShift),
      overnight: overnight.map(presentOwnShift),
      open: open.map(presentOpenShift),
    };
  });
  route(api, endpoints.readPublications, async (context, { body }) => {
    await readPublications(context, body.until);
    return undefined;
  });
};
