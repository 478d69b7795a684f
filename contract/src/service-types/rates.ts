import { marginPercent } from '../money/percent.ts';
import type { RateScope } from './shapes.ts';

/** A rate as far as choosing goes. Days as YYYY-MM-DD, both ends counted. */
export interface RatePeriod {
  readonly service_type_id: string;
  readonly scope: RateScope;
  readonly client_id: string | null;
  readonly level: string | null;
  readonly valid_from: string;
  readonly valid_to: string | null;
}

/** What a rate is looked up for. */
export interface RateQuestion {
  readonly service_type_id: string;
  readonly client_id: string | null;
  readonly level: string | null;
  /** YYYY-MM-DD */
  readonly day: string;
}

const fits = (rate: RatePeriod, { client_id, level }: RateQuestion): boolean => {
  if (rate.scope === 'client') return rate.client_id === client_id;
  return rate.scope === 'organization' || rate.level === level;
};

/** Scopes that win, first one first. */
export const RATE_PRECEDENCE = ['client', 'member_level', 'organization'] as const satisfies RateScope[];

/** The rate that counts on a day: the client's, else the member level's, else the organization's; undefined without any. */
export const chooseRate = <Rate extends RatePeriod>(
  rates: readonly Rate[],
  question: RateQuestion,
): Rate | undefined => {
  const { service_type_id, day } = question;
  const valid = rates.filter(
    (rate) =>
      rate.service_type_id === service_type_id &&
      rate.valid_from <= day &&
      (rate.valid_to === null || rate.valid_to >= day) &&
      fits(rate, question),
  );
  return RATE_PRECEDENCE.map((scope) => valid.find((rate) => rate.scope === scope)).find(Boolean);
};

/** Share of the selling rate that is left after cost, in percent with one place; null when it sells for nothing. */
export const marginPct = ({
  cost_rate,
  bill_rate,
}: {
  readonly cost_rate: string;
  readonly bill_rate: string;
}): string | null => marginPercent(bill_rate, cost_rate);
