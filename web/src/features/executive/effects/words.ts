import type { LeftOut, UsedRate } from '#contract/executive/figures.ts';
import type { ExecutiveOrganization } from '#contract/executive/shapes.ts';
import type { Format } from '../../../platform/format/use-format.ts';
import { t } from '../messages.ts';

/** Money of a page, or that it isn't known: never nothing instead. */
export const moneyWord = (format: Format, minor: number | null, currency: string): string =>
  minor === null ? '–' : format.money(minor, currency, { compact: true });

/** A percentage, or that it isn't known. */
export const pctWord = (format: Format, pct: string | number | null): string =>
  pct === null ? '–' : format.percentage(String(pct));

/** A number, or that it isn't known. */
export const countWord = (format: Format, count: number | null): string =>
  count === null ? '–' : format.number(count);

/** Seconds or minutes in whole hours. */
export const hoursWord = (format: Format, seconds: number | null): string =>
  seconds === null ? '–' : format.number(seconds / 3600, 0);

/** Why no figure is told of an organization, null where they are. */
export const untoldWord = (format: Format, { untold, since }: ExecutiveOrganization): string | null => {
  if (!untold) return null;
  const day = untold.since ? format.day(untold.since) : '';
  const reason = untold.reason ?? t('no_reason');
  if (untold.why === 'before')
    return since ? t('untold_before', { day: format.day(since) }) : t('untold_before_any');
  if (untold.why === 'suspended') return t('untold_suspended', { day, reason });
  if (untold.why === 'archived') return t('untold_archived', { day, reason });
  return t(untold.why === 'ahead' ? 'untold_ahead' : 'untold_counting');
};

/** What stands beside the figures, in words. */
export const leftOutWord = (format: Format, left: LeftOut): string => {
  if (left.why === 'no-rate') {
    const { figure, minor, currency } = left;
    return t('no_rate', { figure: t(`figure_${figure}`), money: format.money(minor, currency), currency });
  }
  if (left.why === 'no-budget') return t('no_budget', { count: left.projects });
  const hours = format.number(left.seconds / 3600, 1);
  return left.why === 'unpriced' ? t('unpriced', { hours }) : t('uncosted', { hours });
};

/** A rate with its day. */
export const rateWord = (format: Format, { currency, into, rate, day, borrowed }: UsedRate): string =>
  t(borrowed ? 'rate_borrowed' : 'rate', { currency, into, rate, day: format.day(day) });

/** The rates of all organizations, each once. */
export const ratesOf = (organizations: readonly ExecutiveOrganization[]): UsedRate[] => {
  const seen = new Map<string, UsedRate>();
  for (const rate of organizations.flatMap(({ rates }) => rates))
    seen.set([rate.currency, rate.into, rate.rate, rate.day].join(' '), rate);
  return [...seen.values()];
};
