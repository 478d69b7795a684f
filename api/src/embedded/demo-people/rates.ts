import { addDays } from 'date-fns/addDays';
import { addMonths } from 'date-fns/addMonths';
import { format } from 'date-fns/format';
import { startOfMonth } from 'date-fns/startOfMonth';
import { subWeeks } from 'date-fns/subWeeks';
import type { Row } from '../demo/insert.ts';
import { idOf } from '../demo/random.ts';
import { COLLEAGUES, type Colleague } from './colleagues.ts';
import { personOf } from './ids.ts';

/** What somebody cost and sold for since some weeks ago, by the hour; a negative number of weeks is the beginning of next month. */
type Step = readonly [weeks: number, cost: string, bill: string];

/** The first of somebody's rates counts since they came; their time is priced by them. */
const RAISED: Readonly<Record<string, readonly [first: readonly [string, string], ...later: Step[]]>> = {
  'Beatriz Alves': [
    ['27.50', '41.00'],
    [130, '29.00', '43.00'],
    [42, '30.40', '45.50'],
  ],
  'Callum Reid': [
    ['36.00', '58.00'],
    [96, '38.50', '62.00'],
    [30, '40.00', '65.00'],
  ],
  'Ewan Pryce': [
    ['33.00', '54.00'],
    [88, '34.60', '56.00'],
    [35, '36.20', '59.00'],
  ],
  'Hana Sato': [
    ['29.00', '47.00'],
    [26, '33.80', '55.00'],
  ],
  'Dilan Kaya': [
    ['30.00', '50.00'],
    [22, '31.80', '53.00'],
    [-1, '33.10', '55.00'],
  ],
  'Jun Park': [
    ['27.40', '45.00'],
    [26, '28.60', '47.00'],
  ],
  'Amara Nwosu': [
    ['16.20', '23.50'],
    [52, '17.00', '24.50'],
    [17, '17.80', '25.50'],
  ],
  'Bruno Keller': [
    ['16.60', '24.00'],
    [17, '17.40', '25.00'],
  ],
  'Samir Haddad': [['24.00', '38.00']],
  'Gwen Tudor': [
    ['18.60', '28.00'],
    [13, '19.80', '29.50'],
  ],
  'Olek Zielinski': [
    ['15.90', '23.00'],
    [60, '16.60', '24.00'],
  ],
};

/** Somebody who logs time has a rate of their own from next month on: it prices nothing that was logged. */
const FROM_NEXT_MONTH = [['Tomasz Wrona', '29.40', '48.00']] as const;

const dayOf = (moment: Date): string => format(moment, 'yyyy-MM-dd');
const nextMonth = (now: Date): Date => startOfMonth(addMonths(now, 1));
const dayOfStep = (weeks: number, now: Date): Date =>
  weeks < 0 ? nextMonth(now) : startOfMonth(subWeeks(now, weeks));

const rowOf = (name: string, [valid_from, cost_rate, bill_rate]: readonly [string, string, string]) => ({
  ...{ org_id: idOf('northgate'), id: idOf('northgate', 'rate of', name, cost_rate) },
  ...{ scope: 'member', member_id: personOf(name), service_type_id: null, client_id: null, project_id: null },
  ...{ cost_rate, bill_rate, currency: 'GBP', valid_from },
});

/** Somebody's rates, each since a day, the first first. */
const stepsOf = ({ name, weeks }: Colleague, now: Date) => {
  const [first, ...later] = RAISED[name] ?? [];
  if (!first) return [];
  const since = later.map(([ago, ...worth]) => [dayOfStep(ago, now), ...worth] as const);
  return [[subWeeks(now, weeks), ...first] as const, ...since];
};

/** What an hour of somebody cost and sold for on a day, where they have rates of their own. */
export const rateOn = (one: Colleague, date: string, now: Date) => {
  const step = stepsOf(one, now).findLast(([from]) => dayOf(from) <= date);
  return step && { cost: step[1], bill: step[2] };
};

/** What Northgate's people cost and sell for: since they came, after raises, and for one after the next. */
export const ratesOfPeople = (now: Date): Row[] => [
  ...COLLEAGUES.flatMap((one) => {
    const { name, left } = one;
    const steps = stepsOf(one, now);
    const gone = left === undefined ? null : dayOf(subWeeks(now, left));
    return steps.map(([from, cost, bill], at) => {
      const next = steps[at + 1]?.[0];
      return { ...rowOf(name, [dayOf(from), cost, bill]), valid_to: next ? dayOf(addDays(next, -1)) : gone };
    });
  }),
  ...FROM_NEXT_MONTH.map(([name, cost, bill]) => ({
    ...rowOf(name, [dayOf(nextMonth(now)), cost, bill]),
    valid_to: null,
  })),
];
