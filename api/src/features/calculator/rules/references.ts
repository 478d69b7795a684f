import type { CalculationLine } from '#contract/calculator/inputs.ts';
import type { FieldProblem } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';

/** A broken rule, beside the field of the body that breaks it. */
export interface Problem extends FieldProblem {
  readonly rule: string;
}

interface Written {
  readonly client_id: string | null;
  readonly lines: readonly CalculationLine[];
}

/** What of a scenario names something that isn't there to be chosen; what it named `before` may stay. */
export const findMissing = async (
  context: Context,
  { client_id, lines }: Written,
  before: Written,
): Promise<Problem[]> => [
  ...(client_id && client_id !== before.client_id ? await missingClient(context, client_id) : []),
  ...(await missingServices(context, lines, new Set(before.lines.map((line) => line.service_type_id)))),
];

const missingClient = async ({ db, organization }: Context, id: string): Promise<Problem[]> => {
  const found = await db
    .selectFrom('clients')
    .select('id')
    .where('org_id', '=', organization)
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst();
  return found ? [] : [{ rule: 'reference', field: 'client_id', message: 'Choose a client from the list.' }];
};

const missingServices = async (
  { db, organization }: Context,
  lines: readonly CalculationLine[],
  kept: ReadonlySet<string | null>,
): Promise<Problem[]> => {
  const ids = [...new Set(lines.flatMap((line) => line.service_type_id ?? []))];
  if (ids.length === 0) return [];
  const found = await db
    .selectFrom('service_types')
    .select(['id', 'name', 'status', 'archived_at'])
    .where('org_id', '=', organization)
    .where((is) => is('id', '=', is.fn.any(is.val(ids))))
    .execute();
  const services = new Map(found.map((service) => [service.id, service]));
  return lines.flatMap(({ service_type_id: id }, at) => {
    if (!id) return [];
    const field = `inputs.lines.${at}.service_type_id`;
    const service = services.get(id);
    if (!service)
      return [{ rule: 'unknown-service', field, message: 'Choose a service type from the list.' }];
    const isOver = service.status === 'retired' || service.archived_at;
    return isOver && !kept.has(id)
      ? [{ rule: 'service-retired', field, message: retired(service.name) }]
      : [];
  });
};

const retired = (name: string) => `${name} isn’t offered any more: choose another service type.`;
