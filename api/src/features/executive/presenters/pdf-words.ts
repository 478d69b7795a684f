import type { LeftOut, MoneyFigure, Untold } from '#contract/executive/figures.ts';
import type { Executive, ExecutiveOrganization } from '#contract/executive/shapes.ts';
import { moneyFormat, writtenMoney } from '#contract/money/format.ts';

/** What stands where nothing is known. */
export const UNKNOWN = '–';

const DAY = new Intl.DateTimeFormat('en-GB', {
  ...{ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' },
});
const INSTANT = new Intl.DateTimeFormat('en-GB', {
  ...{ dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' },
});

/** A day in words. */
export const dayWords = (day: string): string => DAY.format(new Date(`${day}T12:00Z`));

/** A moment in words, by the clock of UTC: the organizations have several. */
export const instantWords = (at: Date): string => `${INSTANT.format(at)} UTC`;

/** Money in one currency as one page has room for it. */
export const moneyWords = (currency: string) => {
  const format = moneyFormat('en-GB', currency, true);
  return (minor: number | null): string => (minor === null ? UNKNOWN : writtenMoney(format, minor, currency));
};

/** Per cent, or a dash. */
export const percentWords = (value: number | string | null): string =>
  value === null ? UNKNOWN : `${value}%`;

/** A count, or a dash. */
export const countWords = (value: number | null): string => (value === null ? UNKNOWN : String(value));

const WHY: Readonly<Record<Untold, string>> = {
  before: 'nothing is known of that day',
  ahead: 'that day is still ahead',
  suspended: 'suspended',
  archived: 'archived',
  counting: 'being counted for the first time',
};

/** Why nothing can be told of an organization. */
export const untoldWords = ({ untold, since }: ExecutiveOrganization): string => {
  if (!untold) return '';
  if (untold.why === 'before' && since) return `known since ${dayWords(since)}`;
  const from = untold.since ? ` since ${dayWords(untold.since.slice(0, 10))}` : '';
  return `${WHY[untold.why]}${from}${untold.reason ? `: ${untold.reason}` : ''}`;
};

const MONEY: Readonly<Record<MoneyFigure, string>> = {
  revenue: 'revenue',
  cost: 'cost',
  backlog: 'backlog',
  pipeline: 'pipeline',
  pipeline_weighted: 'weighted pipeline',
};

const hours = (seconds: number) => `${Math.round(seconds / 3600)} h`;

/** What is in none of the figures. */
export const leftOutWords = (one: LeftOut): string => {
  if (one.why === 'no-rate')
    return `${moneyWords(one.currency)(one.minor)} of ${MONEY[one.figure]} without a rate`;
  if (one.why === 'unpriced') return `${hours(one.seconds)} of billable time without a price`;
  if (one.why === 'uncosted') return `${hours(one.seconds)} of time without a cost`;
  return one.projects === 1
    ? '1 project without a budget of money'
    : `${one.projects} projects without a budget of money`;
};

/** The rates that were used, each once, with the day that each is of. */
export const rateWords = ({ organizations }: Executive): string[] => [
  ...new Set(
    organizations.flatMap(({ rates }) =>
      rates.map(
        ({ currency, into, rate, day, borrowed }) =>
          `1 ${currency} = ${rate} ${into} of ${dayWords(day)}${borrowed ? ', of another organization' : ''}`,
      ),
    ),
  ),
];
