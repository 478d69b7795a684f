import { keepPreviousData } from '@tanstack/react-query';
import {
  listAccountPlans,
  readAccountPlan,
  readAccountPlanBoard,
} from '#contract/account-plans/endpoints.ts';
import { readPlanPreset } from '#contract/account-plans/preset-endpoints.ts';
import type { AccountPlanStatus } from '#contract/account-plans/states.ts';
import type { QueryInput } from '#contract/endpoint.ts';
import { reading } from '../../platform/reading.ts';
import { t } from './messages.ts';

/** Filters, order and page of the list of account plans. */
export type PlanQuery = QueryInput<typeof listAccountPlans>;

/** Filters of what plans come to. */
export type PlanBoardQuery = QueryInput<typeof readAccountPlanBoard>;

/** One page of account plans; the page before stays in sight while the next one comes. */
export const accountPlanList = (query: PlanQuery) => ({
  ...reading(listAccountPlans, { query }),
  placeholderData: keepPreviousData,
});

/** What the plans that pass the filters come to; what was shown before stays in sight while the next one comes. */
export const accountPlanBoard = (query: PlanBoardQuery) => ({
  ...reading(readAccountPlanBoard, { query }),
  placeholderData: keepPreviousData,
});

/** An account plan without what it is made of. */
export const accountPlan = (plan_id: string) => reading(readAccountPlan, { params: { plan_id } });

/** Which preset a plan is made from, and what of it differs. */
export const accountPlanPreset = (plan_id: string) => reading(readPlanPreset, { params: { plan_id } });

/** The plans of a client to choose from, those that aren't archived, the newest first. */
export const planChoices = (client_id: string) =>
  reading(listAccountPlans, { query: { client_id: [client_id], sort: '-ends_on', per_page: 50 } });

/** A state of a plan, in words. */
export const planStatusWord = (status: AccountPlanStatus): string => t(`status_${status}`);
