import Big from 'big.js';
import { marginPercent } from '../money/percent.ts';
import type { RateScope } from './shapes.ts';

/** A rate as far as choosing goes: whatever it names must be what is asked. Days as YYYY-MM-DD, both ends counted. */
export interface RatePeriod {
  readonly scope: RateScope;
  readonly service_type_id: string | null;
  readonly client_id: string | null;
  readonly member_id: string | null;
  readonly project_id: string | null;
  readonly level: string | null;
  readonly valid_from: string;
  readonly valid_to: string | null;
}

/** What a rate is looked up for; null for work without that. */
export interface RateQuestion {
  readonly service_type_id: string | null;
  readonly client_id: string | null;
  readonly member_id: string | null;
  readonly project_id: string | null;
  readonly level: string | null;
  /** YYYY-MM-DD */
  readonly day: string;
}

/** Scopes that win, first one first: between two of a scope the one for the service wins over the one for all services. */
export const RATE_PRECEDENCE = [
  'assignment',
  'client',
  'member',
  'member_level',
  'service',
  'organization',
] as const satisfies RateScope[];

const NAMES = ['service_type_id', 'client_id', 'member_id', 'project_id', 'level'] as const;

const isFor = (rate: RatePeriod, question: RateQuestion): boolean =>
  NAMES.every((name) => rate[name] === null || rate[name] === question[name]);

/** Where a rate stands on a day: counting, still to come or over already. */
export const RATE_STANDINGS = ['current', 'upcoming', 'over'] as const;

/** Where a rate stands on a day: counting, still to come or over already. */
export type RateStanding = (typeof RATE_STANDINGS)[number];

/** Where a rate stands on a day. */
export const standingOf = (
  { valid_from, valid_to }: Pick<RatePeriod, 'valid_from' | 'valid_to'>,
  day: string,
): RateStanding => {
  if (valid_from > day) return 'upcoming';
  return valid_to !== null && valid_to < day ? 'over' : 'current';
};

const rankOf = ({ scope, service_type_id }: RatePeriod): number =>
  RATE_PRECEDENCE.indexOf(scope) * 2 + (service_type_id === null ? 1 : 0);

/** The rate that counts on a day, as a whole: cost, price and currency come from one row; undefined without any. */
export const chooseRate = <Rate extends RatePeriod>(
  rates: readonly Rate[],
  question: RateQuestion,
): Rate | undefined => {
  let best: Rate | undefined;
  for (const rate of rates) {
    if (!isFor(rate, question) || standingOf(rate, question.day) !== 'current') continue;
    if (!best || rankOf(rate) < rankOf(best)) best = rate;
  }
  return best;
};

/** Why a rate that is for the work doesn't count for it on its day. */
export const RATE_LOSSES = ['outranked', 'all_services', 'upcoming', 'over'] as const;

/** Why a rate that is for the work doesn't count for it on its day. */
export type RateLoss = (typeof RATE_LOSSES)[number];

/**
 * The rate that counts, and those for the same work that don't, nearest first: of a scope that another wins over, for all
 * services where one is for this one, or of other days.
 */
export const explainRate = <Rate extends RatePeriod>(
  rates: readonly Rate[],
  question: RateQuestion,
): {
  readonly chosen: Rate | null;
  readonly lost: readonly { readonly rate: Rate; readonly why: RateLoss }[];
} => {
  const chosen = chooseRate(rates, question) ?? null;
  const whyOf = (rate: Rate): RateLoss => {
    const standing = standingOf(rate, question.day);
    if (standing !== 'current') return standing;
    return rate.scope === chosen?.scope ? 'all_services' : 'outranked';
  };
  const lost = rates
    .filter((rate) => rate !== chosen && isFor(rate, question))
    .map((rate) => ({ rate, why: whyOf(rate) }))
    .toSorted(
      (one, other) =>
        RATE_LOSSES.indexOf(one.why) - RATE_LOSSES.indexOf(other.why) ||
        rankOf(one.rate) - rankOf(other.rate) ||
        (one.rate.valid_from < other.rate.valid_from ? 1 : -1),
    );
  return { chosen, lost };
};

/** Share of the selling rate that is left after cost, in percent with one place; null when it sells for nothing. */
export const marginPct = ({
  cost_rate,
  bill_rate,
}: {
  readonly cost_rate: string;
  readonly bill_rate: string;
}): string | null => marginPercent(bill_rate, cost_rate);

/** True where a rate leaves less than `lowest` per cent of what it sells for, compared exactly. */
export const isBelowMargin = (
  { cost_rate, bill_rate }: { readonly cost_rate: string; readonly bill_rate: string },
  lowest: string | null,
): boolean => {
  if (lowest === null) return false;
  const bill = new Big(bill_rate);
  return bill.gt(0) && bill.minus(cost_rate).times(100).lt(bill.times(lowest));
};
