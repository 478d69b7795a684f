import { sql } from 'kysely';
import type { NewServiceRate } from '#contract/service-types/rate-shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { changesBetween } from '../../../platform/events.ts';
import { checkPeriod, checkScope } from '../rules/rate.ts';
import { refusingOverlap } from './refusing-overlap.ts';
import { rateEvent } from './subject.ts';

/**
 * Writes a rate of a service type, or with null of all services, and returns its id; `end_current` first ends the open one of its
 * place the day before. Throws 422 `overlapping-rate`, `rate-period`, `rate-scope` and what is said of names that nobody knows.
 */
export const insertRate = async (
  context: Context,
  service_type_id: string | null,
  { end_current, ...fields }: NewServiceRate,
): Promise<string> => {
  checkPeriod(fields);
  await checkScope(context, service_type_id, fields);
  if (end_current) await endOpenRate(context, service_type_id, fields);
  const insertion = context.db
    .insertInto('service_rates')
    .values({ org_id: context.organization, service_type_id, ...fields })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await refusingOverlap(insertion, 'valid_from');
  const { member_id } = fields;
  await context.record({
    ...rateEvent(context, { service_type_id, member_id }, 'added'),
    changes: changesBetween({}, member_id && service_type_id ? { ...fields, service_type_id } : fields),
    data: { rate_id: id },
  });
  return id;
};

const endOpenRate = async (
  context: Context,
  service_type_id: string | null,
  { scope, client_id, member_id, project_id, level, valid_from }: Omit<NewServiceRate, 'end_current'>,
): Promise<void> => {
  const ended = await context.db
    .updateTable('service_rates')
    .set({ valid_to: sql`${valid_from}::date - 1` })
    .where('org_id', '=', context.organization)
    .where('service_type_id', 'is not distinct from', service_type_id)
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
      ...rateEvent(context, { service_type_id, member_id }, 'ended'),
      changes: { valid_to: [null, valid_to] as const },
      data: { rate_id: id },
    })),
  );
};
