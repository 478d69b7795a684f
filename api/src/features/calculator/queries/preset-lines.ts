import { randomUUID } from 'node:crypto';
import type { CalculationLine } from '#contract/calculator/inputs.ts';
import type { CalculatorPreset } from '#contract/calculator/preset.ts';
import { plainDecimal } from '#contract/money/plain.ts';
import { chooseRate } from '#contract/service-types/rates.ts';
import type { Context } from '../../../platform/context.ts';
import { listRates } from '../../service-types/queries.ts';
import { readPlace } from './place.ts';

interface For {
  readonly client_id: string | null;
  readonly currency: string;
}

/**
 * The lines of a preset as a scenario begins with them: with the organization's service of their code, where it offers one, and what
 * that costs and sells for today, in that rate's currency. A line whose unit isn't the rate's, or without a rate, has no price yet.
 */
export const presetLines = async (
  context: Context,
  { lines = [] }: CalculatorPreset,
  { client_id, currency }: For,
): Promise<CalculationLine[]> => {
  if (lines.length === 0) return [];
  const services = await findServices(
    context,
    lines.flatMap((line) => line.service_code ?? []),
  );
  const { today } = await readPlace(context);
  const rates = await listRates(context.db, [...services.values()]);
  return lines.map(({ service_code, role, phase, ...line }) => {
    const service_type_id = (service_code && services.get(service_code)) || null;
    const question = { service_type_id, client_id, member_id: null, project_id: null, level: null };
    const rate = service_type_id ? chooseRate(rates, { ...question, day: today }) : undefined;
    const fits = rate?.unit === line.unit ? rate : undefined;
    return {
      ...{ key: randomUUID(), ...line, service_type_id, role: role || null, phase: phase || null },
      currency: fits && fits.currency !== currency ? fits.currency : null,
      cost_rate: plainDecimal(fits?.cost_rate ?? '0', 2),
      list_rate: plainDecimal(fits?.bill_rate ?? '0', 2),
      discount_pct: '0',
    };
  });
};

const findServices = async ({ db, organization }: Context, codes: readonly string[]) => {
  const found = await db
    .selectFrom('service_types')
    .select(['id', 'code'])
    .where('org_id', '=', organization)
    .where('archived_at', 'is', null)
    .where('status', '<>', 'retired')
    .where((is) => is('code', '=', is.fn.any(is.val([...codes]))))
    .execute();
  return new Map(found.map(({ id, code }) => [code, id]));
};
