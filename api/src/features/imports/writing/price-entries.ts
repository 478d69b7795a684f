import Big from 'big.js';
import { minorOf, worthOf } from '#contract/money/amounts.ts';
import { chooseRate } from '#contract/service-types/rates.ts';
import type { Rate } from '../../service-types/queries.ts';
import type { FileEntry } from '../reading/rows/entry.ts';

/** What time is worth: rates an hour or as the service is sold, amounts in minor units of `currency`. */
export interface Price {
  readonly bill_rate: string | null;
  readonly cost_rate: string | null;
  readonly currency: string | null;
  readonly bill_minor: number;
  readonly cost_minor: number;
}

/** What an entry's worth rests on beside the entry. */
export interface PriceBasis {
  readonly billable: boolean;
  readonly member: { readonly id: string; readonly level: string | null };
  readonly project: {
    readonly id: string;
    readonly client_id: string | null;
    readonly currency: string;
  } | null;
  readonly service: { readonly id: string } | null;
  readonly rates: readonly Rate[];
  /** Seconds of a working day, for what is sold by the day. */
  readonly daySeconds: number;
}

const UNPRICED = { bill_rate: null, cost_rate: null, currency: null, bill_minor: 0, cost_minor: 0 } as const;

/**
 * What the other product billed, where it says so in the project's currency; else what our rate of the day makes of it.
 * Costs are our rate's always, because no export tells them. See docs/decisions/0050-imports.md.
 */
export const priceOf = (entry: FileEntry, basis: PriceBasis): Price => {
  const ours = ourPrice(entry, basis);
  const billed = basis.billable && basis.project ? billedPrice(entry, basis.project.currency) : null;
  if (!billed) return ours;
  const cost = ours.currency === billed.currency ? ours : UNPRICED;
  return { ...billed, cost_rate: cost.cost_rate, cost_minor: cost.cost_minor };
};

const ourPrice = ({ span }: FileEntry, basis: PriceBasis): Price => {
  const { service, project, member, rates, billable, daySeconds } = basis;
  const rate = chooseRate(rates, {
    ...{ member_id: member.id, level: member.level, day: span.workDate },
    ...{ project_id: project?.id ?? null, client_id: project?.client_id ?? null },
    service_type_id: service?.id ?? null,
  });
  if (!rate) return UNPRICED;
  const { unit, bill_rate, cost_rate, currency } = rate;
  const worth = (amount: string) => worthOf(span.durationSeconds, { amount, unit, currency }, daySeconds);
  return {
    bill_rate,
    cost_rate,
    currency,
    bill_minor: billable ? worth(bill_rate) : 0,
    cost_minor: worth(cost_rate),
  };
};

const HOUR = 3600;
/** The column holds ten digits before the point; what doesn't fit was no rate. */
const RATE_LIMIT = 1e10;

const billedPrice = ({ span, money }: FileEntry, currency: string) => {
  if (money.currency !== currency || span.durationSeconds === 0) return null;
  const hours = new Big(span.durationSeconds).div(HOUR);
  const rate = positive(money.rate);
  const amount = positive(money.amount) ?? rate?.times(hours);
  if (!amount) return null;
  const hourly = rate ?? amount.div(hours);
  if (hourly.gte(RATE_LIMIT) || amount.gte(RATE_LIMIT)) return null;
  return { bill_rate: hourly.toFixed(4), currency, bill_minor: minorOf(amount, currency) };
};

const positive = (text: string | null): Big | null => {
  const figure = text === null ? null : new Big(text);
  return figure?.gt(0) ? figure : null;
};
