import { notFound } from '#contract/errors.ts';
import type { NewServiceRate } from '#contract/service-types/rate-shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { lockServiceType } from '../queries/service-types.ts';
import { insertRate } from '../writing/insert-rate.ts';

/** Adds a rate to a service type, or with null for all services, and returns its id. Throws 404, and 422 as `insertRate` does. */
export const addRate = async (
  context: Context,
  serviceType: string | null,
  rate: NewServiceRate,
): Promise<string> => {
  if (serviceType && !(await lockServiceType(context, serviceType))) throw notFound('service type');
  return insertRate(context, serviceType, rate);
};
