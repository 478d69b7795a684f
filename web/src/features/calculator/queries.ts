import { keepPreviousData } from '@tanstack/react-query';
import {
  listScenarios,
  readLatestScenario,
  readScenario,
  readScenarioPreset,
} from '#contract/calculator/endpoints.ts';
import type { QueryInput } from '#contract/endpoint.ts';
import { reading } from '../../platform/reading.ts';

/** Filters, order and page of the list of scenarios. */
export type ScenarioQuery = QueryInput<typeof listScenarios>;

/** One page of the scenarios; the page before stays in sight while the next one comes. */
export const scenarioList = (query: ScenarioQuery) => ({
  ...reading(listScenarios, { query }),
  placeholderData: keepPreviousData,
});

/** A scenario whole. */
export const scenario = (scenario_id: string) => reading(readScenario, { params: { scenario_id } });

/** The scenario that was changed last. */
export const latestScenario = () => reading(readLatestScenario);

/** Which preset a scenario is made from, and what differs from it. */
export const scenarioPreset = (scenario_id: string) =>
  reading(readScenarioPreset, { params: { scenario_id } });
