import type { ProjectDashboard } from '#contract/projects/dashboard.ts';
import type { Measure } from '#contract/projects/measure.ts';
import { money } from '../../../../platform/format/numbers.ts';
import type { Format } from '../../../../platform/format/use-format.ts';
import { t } from './messages.ts';

/** Writes an amount of a measure: money short, or hours. */
export const amountIn =
  (format: Format, currency: string, { unit }: Pick<Measure, 'unit'>, compact = true) =>
  (value: number): string =>
    unit === 'money' ? format.money(value, currency, { compact }) : hoursText(format, value, compact);

/** Seconds as hours that a spreadsheet reads. */
export const plainHours = (seconds: number): string => (seconds / 3600).toFixed(4).replace(/\.?0+$/, '');

/** An amount that a spreadsheet reads: hours, or major units without symbols or grouping. */
export const plainAmount =
  (currency: string, { unit }: Pick<Measure, 'unit'>) =>
  (value: number): string =>
    unit === 'time' ? plainHours(value) : money('en-US', value, currency).replace(/[^\d.-]/g, '');

const hoursText = (format: Format, seconds: number, compact: boolean) =>
  compact ? `${format.number(seconds / 3600, 0)} h` : format.spelledDuration(seconds, { exact: true });

/** That there is a money budget whose use the reader may not see; null where there is none. */
export const hiddenUse = (
  format: Format,
  { budget, currency }: Pick<ProjectDashboard, 'budget' | 'currency'>,
): string | null =>
  budget.minor !== null && budget.used_minor === null
    ? t('use_hidden', { amount: format.money(budget.minor, currency, { compact: true }) })
    : null;

/** When a budget runs out or why no day is named, what is likely at the end, and how sure that is; in sentences. */
export const forecastWords = (format: Format, currency: string, measure: Measure): string[] => {
  const { forecast, hard_cap } = measure;
  return [
    ...endWords(format, currency, measure),
    runOutWords(format, measure),
    ...(hard_cap && forecast.early ? [t('forecast_hard_cap')] : []),
    ...confidenceWords(format, measure),
  ];
};

const endWords = (format: Format, currency: string, measure: Measure): string[] => {
  const { at_end, end } = measure.forecast;
  if (!at_end || !end) return [];
  const write = amountIn(format, currency, measure);
  const [low, likely, high] = [write(at_end.low), write(at_end.likely), write(at_end.high)];
  const day = format.day(end);
  return [
    low === high ? t('forecast_end_sure', { likely, day }) : t('forecast_end', { likely, low, high, day }),
  ];
};

const runOutWords = (format: Format, { forecast }: Measure): string => {
  const { outcome, early, likely, late, end } = forecast;
  if (outcome !== 'runs_out' || !early)
    return t(`forecast_${outcome}`, {
      end: end ? format.day(end) : t('two_years'),
    });
  if (late && late !== early)
    return t('runs_out_between', {
      early: format.day(early),
      late: format.day(late),
      likely: format.day(likely ?? late),
    });
  if (late) return t('runs_out_on', { day: format.day(early) });
  return likely
    ? t('runs_out_or_lasts', { early: format.day(early), likely: format.day(likely) })
    : t('runs_out_perhaps', { early: format.day(early) });
};

const confidenceWords = (format: Format, { forecast: { confidence, pace } }: Measure): string[] => {
  if (!confidence || !pace) return [];
  const spread = format.percent(pace.deviation / pace.mean);
  return [t(`confidence_${confidence}`, { count: pace.weeks, spread })];
};

/** The same in a few words, for a figure. */
export const shortForecast = (format: Format, { forecast }: Measure): string => {
  const { outcome, early, late, likely } = forecast;
  if (outcome !== 'runs_out' || !early) return t(`short_${outcome}`);
  const day = (one: string) => format.day(one, 'short');
  if (!late) return t(likely ? 'short_out_from' : 'short_out_perhaps', { day: day(early) });
  return early === late
    ? t('short_out_on', { day: day(early) })
    : t('short_out', { early: day(early), late: day(late) });
};
