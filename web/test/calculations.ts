import type { CalculationLine, CalculatorInputs } from '#contract/calculator/inputs.ts';
import type { Asked } from './render-screen.tsx';
import { serviceTypeDetail } from './service-type-detail.ts';

/** A line of ten hours at 100, which cost 60. */
export const calculationLine = (
  place: number,
  different: Partial<CalculationLine> = {},
): CalculationLine => ({
  ...{ key: `line-${place}`, name: `Line ${place}`, service_type_id: null, role: null, quantity: '10' },
  ...{ unit: 'hour', phase: null, currency: null, cost_rate: '60', list_rate: '100', discount_pct: '0' },
  ...different,
});

/** What a scenario of two lines is calculated from. */
export const calculation = (different: Partial<CalculatorInputs> = {}): CalculatorInputs => ({
  ...{ currency: 'GBP', rate_day: '2026-03-02', hours_per_day: '8', phases: ['Design'] },
  lines: [calculationLine(1), calculationLine(2)],
  ...{ overhead_pct: '0', overheads: [], contingency_pct: '0', discount_pct: '0', tax_pct: '0' },
  target: { margin_pct: null, price_minor: null, utilisation_pct: null },
  assumptions: '',
  ...different,
});

/** A service by the day. */
export const ENGINEERING = serviceTypeDetail({
  ...{ id: '0197a000-0000-7000-8000-0000000000e1', code: 'ENG', name: 'Engineering', unit: 'day' },
  current_rate: { bill_rate: '880', cost_rate: '490', currency: 'GBP' },
});

const RATE = {
  ...{ id: 'r1', version: 1, scope: 'service', client: null, member: null, project: null, level: null },
  service_type: { id: ENGINEERING.id, name: 'Engineering' },
  ...{ cost_rate: '500', bill_rate: '900', currency: 'GBP', valid_from: '2026-01-01', valid_to: null },
};

/** What a client pays by agreement. */
const OF_CLIENT = { ...RATE, id: 'r2', scope: 'client', cost_rate: '510', bill_rate: '850' };

/** Answers what every calculation reads: services, their rates, and what a euro was worth. */
export const calculatorReads = ({ path, query }: Asked) => {
  if (path === '/service-types') return { body: { data: [ENGINEERING], before: null, after: null } };
  if (path === '/rates/which') {
    const answer = {
      client: null,
      level: null,
      unit: 'day',
      min_margin_pct: null,
      withheld: false,
      lost: [],
    };
    return { body: { ...answer, chosen: query.get('client_id') ? OF_CLIENT : RATE } };
  }
  if (path === '/exchange-rates/of-day') {
    const found = query.get('currency') === 'EUR';
    return {
      body: {
        ...{ currency: query.get('currency'), into: 'GBP', asked: query.get('day') },
        ...(found
          ? { rate: '0.85', day: '2026-03-01', age_days: 1 }
          : { rate: null, day: null, age_days: null }),
      },
    };
  }
  return undefined;
};
