import { worthOf } from '#contract/money/amounts.ts';
import type { Context } from '../../../platform/context.ts';
import { findRate } from '../../service-types/queries.ts';
import { findLevel } from '../queries/purpose.ts';
import type { TimeSettings } from '../queries/settings.ts';
import type { Purpose } from './purpose.ts';

/** What time is worth: rates as they were on its day, amounts in minor units of `currency`. */
export interface Price {
  readonly bill_rate: string | null;
  readonly cost_rate: string | null;
  readonly currency: string | null;
  readonly bill_minor: number;
  readonly cost_minor: number;
}

/** Time that somebody spent, as far as its price goes. */
export interface Priced {
  readonly work_date: string;
  readonly duration_s: number;
  readonly billable: boolean;
  readonly member: string;
}

const NOTHING: Price = { bill_rate: null, cost_rate: null, currency: null, bill_minor: 0, cost_minor: 0 };

/** Prices time by the rate that counted for it on its day; time that isn't billable sells for nothing. */
export const priceOf = async (
  context: Context,
  settings: TimeSettings,
  { project, service }: Purpose,
  { work_date, duration_s, billable, member }: Priced,
): Promise<Price> => {
  const rate = await findRate(context.db, {
    member_id: member,
    project_id: project?.id ?? null,
    service_type_id: service?.id ?? null,
    client_id: project?.client_id ?? null,
    level: await findLevel(context, member),
    day: work_date,
  });
  if (!rate) return NOTHING;
  const { unit, currency, bill_rate, cost_rate } = rate;
  const worth = (amount: string) => worthOf(duration_s, { amount, unit, currency }, longestDay(settings));
  const bill_minor = billable ? worth(bill_rate) : 0;
  return { bill_rate, cost_rate, currency, bill_minor, cost_minor: worth(cost_rate) };
};

/** Seconds of the organization's longest working day: what a rate by the day is for. */
const longestDay = ({ working_days }: TimeSettings): number => Math.max(...working_days) * 60;
