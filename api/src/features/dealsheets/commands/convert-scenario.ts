import type { convertScenario as endpoint } from '#contract/calculator/endpoints.ts';
import { contentOfScenario } from '#contract/dealsheets/from-scenario.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { Context } from '../../../platform/context.ts';
import { holdConvertible } from '../../calculator/queries.ts';
import { keepWriters } from '../writing/keep-author.ts';
import { makeDealsheet } from '../writing/make-dealsheet.ts';
import { markConverted } from '../writing/mark-converted.ts';

/**
 * Makes a dealsheet for a client from a frozen scenario, with its figures as they were frozen, and returns its id. Throws 404, 422
 * `archived`, `not-frozen`, `scenario-converted`, `reference`, `client-archived`.
 */
export const convertScenario = async (
  context: Context,
  id: string,
  { client_id, title }: BodyOf<typeof endpoint>,
): Promise<string> => {
  const scenario = await holdConvertible(context, id);
  const { inputs, results, rates, engine_version, code } = scenario;
  const dealsheet_id = await makeDealsheet(context, {
    ...{ title, client_id, content: contentOfScenario(inputs) },
    ...{ counted: { results, rates, engine_version }, scenario: { id, code } },
  });
  await keepWriters(context, dealsheet_id, scenario.writers);
  await markConverted(context, scenario, { id: dealsheet_id, title });
  return dealsheet_id;
};
