import { sql } from 'kysely';
import { notFound } from '#contract/errors.ts';
import type { NewServiceRate } from '#contract/service-types/rate-shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { changesBetween } from '../../../platform/events.ts';
import { lockServiceType } from '../queries/service-types.ts';
import { checkPeriod, checkScope } from '../rules/rate.ts';
import { refusingOverlap } from '../writing/refusing-overlap.ts';
import { subjectOf } from '../writing/subject.ts';

/**
 * Adds a rate to a service type, or with null for all services, and returns its id; `end_current` first ends the open one of
 * its scope the day before. Throws 422 `overlapping-rate` when another rate of the scope counts in the period.
 */
export const addRate = async (
  context: Context,
  serviceType: string | null,
  { end_current, ...fields }: NewServiceRate,
): Promise<string> => {
  if (serviceType && !(await lockServiceType(context, serviceType))) throw notFound('service type');
  checkPeriod(fields);
  await checkScope(context, serviceType, fields);
  if (end_current) await endOpenRate(context, serviceType, fields);
  const insertion = context.db
    .insertInto('service_rates')
    .values({ org_id: context.organization, service_type_id: serviceType, ...fields })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await refusingOverlap(insertion, 'valid_from');
  await context.record({
    type: 'service-type.rate_added',
    subject: subjectOf(context, serviceType),
    changes: changesBetween({}, fields),
    data: { rate_id: id },
  });
  return id;
};

const endOpenRate = async (
  context: Context,
  serviceType: string | null,
  { scope, client_id, member_id, project_id, level, valid_from }: Omit<NewServiceRate, 'end_current'>,
): Promise<void> => {
  const ended = await context.db
    .updateTable('service_rates')
    .set({ valid_to: sql`${valid_from}::date - 1` })
    .where('org_id', '=', context.organization)
    .where('service_type_id', 'is not distinct from', serviceType)
    .where('scope', '=', scope)
    .where('client_id', 'is not distinct from', client_id ?? null)
    .where('member_id', 'is not distinct from', member_id ?? null)
    .where('project_id', 'is not distinct from', project_id ?? null)
    .where('level', 'is not distinct from', level ?? null)
    .where('valid_to', 'is', null)
    .where('valid_from', '<', valid_from)
    .returning(['id', 'valid_to'])
    .execute();
  await context.record(
    ...ended.map(({ id, valid_to }) => ({
      type: 'service-type.rate_ended' as const,
      subject: subjectOf(context, serviceType),
      changes: { valid_to: [null, valid_to] as const },
      data: { rate_id: id },
    })),
  );
};
