import { keepPreviousData } from '@tanstack/react-query';
import type { QueryInput } from '#contract/endpoint.ts';
import { readExecutive } from '#contract/executive/endpoints.ts';
import { listExecutiveMails } from '#contract/executive/mail-endpoints.ts';
import { reading } from '../../platform/reading.ts';

/** What is asked of organizations: the day, the currency, the span and which of them. */
export type ExecutiveInput = QueryInput<typeof readExecutive>;

/** How often what is open is looked at again, in milliseconds. */
const AGAIN_MS = 30_000;

/** Figures across organizations; what was shown before stays in sight while another day is asked for. */
export const executiveFigures = (query: ExecutiveInput) => ({
  ...reading(readExecutive, { query }),
  placeholderData: keepPreviousData,
  refetchInterval: AGAIN_MS,
});

/** When one is mailed the figures. */
export const executiveMails = reading(listExecutiveMails);
