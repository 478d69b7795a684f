import { change } from '../clients/changes.ts';
import { endpoint } from '../endpoint.ts';
import { page, pageQuery } from '../pagination.ts';
import { mayCalculate, SCENARIO, scenarioParams } from './places.ts';

/** What happened to a scenario, newest first: fields with their values, lines by their names, presets, and what it became. */
export const listScenarioChanges = endpoint({
  method: 'GET',
  path: `${SCENARIO}/changes`,
  summary: 'List what happened to a scenario',
  access: mayCalculate('read'),
  params: scenarioParams,
  query: pageQuery,
  response: page(change),
});
