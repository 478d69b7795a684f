import { CLIENT_READY } from './client-ready.ts';
import { DEAL_READY } from './deal-ready.ts';
import { INSIGHT_READY } from './insight-samples.ts';
import { OPS_LOG_READY } from './ops-log-ready.ts';
import { ORGANIZATION_READY } from './organization-samples.ts';
import { PLAN_ITEM_READY } from './plan-item-samples.ts';
import { PLAN_LIFE_READY } from './plan-life-ready.ts';
import { PLAN_READY } from './plan-ready.ts';
import { REORGANISATION_READY } from './reorganisation-samples.ts';
import { ROSTER_READY } from './roster-ready.ts';
import type { World } from './world.ts';

/** What has to be there before a body can be taken, by endpoint; it answers parameters of the address in the place of the usual ones. */
export const READY: Readonly<Record<string, (world: World) => Promise<Record<string, string>>>> = {
  ...{ ...ROSTER_READY, ...CLIENT_READY, ...OPS_LOG_READY },
  ...{ ...DEAL_READY, ...PLAN_READY, ...PLAN_ITEM_READY },
  ...{ ...PLAN_LIFE_READY, ...ORGANIZATION_READY, ...REORGANISATION_READY, ...INSIGHT_READY },
};
