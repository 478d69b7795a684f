import type { CalculationLine, CalculatorInputs } from '#contract/calculator/inputs.ts';
import type { Unknown } from '#contract/calculator/states.ts';
import { northgate } from '../demo/northgate.ts';
import { idOf } from '../demo/random.ts';

/** A scenario of the demo, Northgate's. Days are days ago. */
export interface DemoScenario {
  readonly name: string;
  /** Code of the client; null where it is for nobody yet. */
  readonly client: string | null;
  readonly begun: number;
  /** When it was changed last, and what of it, as its history tells. */
  readonly changed?: readonly [days: number, changes: Readonly<Record<string, readonly [unknown, unknown]>>];
  readonly frozen?: number;
  /** When a dealsheet was made from it, and under which title. */
  readonly converted?: readonly [days: number, title: string];
  readonly archived?: number;
  /** A preset that it is made from, with its revision. */
  readonly preset?: readonly [name: string, revision: number];
  /** What is solved for, from the target. */
  readonly solved?: Unknown;
  readonly inputs: Partial<CalculatorInputs> & Pick<CalculatorInputs, 'lines'>;
}

type Rest = Partial<CalculationLine> & Pick<CalculationLine, 'quantity'>;

/** A line of a service at what that costs and lists for an hour; of a day, for eight of them. */
const of = (code: string, name: string, { unit = 'hour', ...rest }: Rest): CalculationLine => {
  const [, , , cost = '0', bill = '0'] = northgate.services.find(([known]) => known === code) ?? [];
  const worth = (rate: string) => (Number(rate) * (unit === 'day' ? 8 : 1)).toFixed(2);
  return {
    ...{ key: keyOf(name), name, service_type_id: idOf('northgate', code), role: null, unit, phase: null },
    ...{ currency: null, cost_rate: worth(cost), list_rate: worth(bill), discount_pct: '0', ...rest },
  };
};

/** A line without a service: what it costs and lists is said. */
const plain = (name: string, cost_rate: string, list_rate: string, rest: Rest): CalculationLine => ({
  ...{
    key: keyOf(name),
    name,
    service_type_id: null,
    role: null,
    unit: 'piece',
    phase: null,
    currency: null,
  },
  ...{ cost_rate, list_rate, discount_pct: '0', ...rest },
});

const keyOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 36);

const aim = (margin_pct: string | null, rest: Partial<CalculatorInputs['target']> = {}) => ({
  ...{ margin_pct, price_minor: null, utilisation_pct: null, ...rest },
});

const NIGHT_LINES = [
  of('GUARD', 'Night guard', { quantity: '240', phase: 'Running' }),
  of('SUPER', 'Supervision', { quantity: '40', phase: 'Running', role: 'Night supervisor' }),
  plain('Mobilisation', '380.00', '540.00', { quantity: '1', phase: 'Start' }),
];
const NIGHTS = {
  ...{ phases: ['Start', 'Running'], overhead_pct: '8.5', contingency_pct: '3', tax_pct: '20' },
  ...{ lines: NIGHT_LINES, target: aim('22.5') },
  assumptions: 'Bank holidays are charged apart.\nThe client provides a heated gatehouse.',
};

/** In the order of their numbers. */
export const DEMO_SCENARIOS: readonly DemoScenario[] = [
  {
    ...{ name: 'Harbour nights, one gate', client: 'PORT', begun: 58, frozen: 51, solved: 'price' },
    ...{ preset: ['Nights, per month', 1], inputs: NIGHTS },
    changed: [52, { lines: ['Night guard', 'Night guard'], target_margin_pct: ['20', '22.5'] }],
  },
  {
    ...{ name: 'Harbour nights, with dogs', client: 'PORT', begun: 50, preset: ['Nights, per month', 1] },
    changed: [3, { lines: ['', 'Dog handler, Kennels'], discount_pct: ['0', '2.5'] }],
    inputs: {
      ...{ ...NIGHTS, discount_pct: '2.5' },
      lines: [
        ...NIGHT_LINES,
        of('GUARD', 'Dog handler', {
          quantity: '120',
          phase: 'Running',
          role: 'Dog handler',
          list_rate: '31.00',
        }),
        plain('Kennels', '260.00', '260.00', { quantity: '1', unit: 'month', phase: 'Running' }),
      ],
    },
  },
  {
    ...{ name: 'Quay Mall, turnstiles and badges', client: 'QUAY', begun: 37, frozen: 29 },
    converted: [28, 'Turnstiles and badges for Quay Mall'],
    changed: [
      30,
      {
        discount_pct: ['0', '4'],
        order_of_lines: ['Badge readers, Turnstiles', 'Turnstiles, Badge readers'],
      },
    ],
    inputs: {
      ...{ phases: ['Survey', 'Installation', 'First year'], overhead_pct: '6', contingency_pct: '5' },
      ...{ tax_pct: '20', discount_pct: '4', target: aim('30') },
      overheads: [{ key: 'insurance', name: 'Insurance of the works', amount_minor: 64_000 }],
      lines: [
        of('ACCESS', 'Survey of the doors', { quantity: '3', unit: 'day', phase: 'Survey' }),
        plain('Turnstiles', '2140.00', '2890.00', { quantity: '4', phase: 'Installation', currency: 'EUR' }),
        plain('Badge readers', '186.50', '265.00', {
          quantity: '22',
          phase: 'Installation',
          currency: 'EUR',
        }),
        of('ACCESS', 'Installation', {
          quantity: '14',
          unit: 'day',
          phase: 'Installation',
          role: 'Two engineers',
        }),
        of('CONTROL', 'Remote control room', { quantity: '208', phase: 'First year', discount_pct: '5' }),
        of('ACCESS', 'Yearly service', { quantity: '16', phase: 'First year' }),
      ],
      assumptions:
        'Cabling stays with the landlord.\nWorks between 22:00 and 06:00.\nBadges are printed by the client.',
    },
  },
  {
    ...{ name: 'Ferry terminal in Rotterdam', client: 'TERN', begun: 16, solved: 'utilisation' },
    changed: [1, { target_utilisation_pct: [null, '84'], tax_pct: ['20', '21'] }],
    inputs: {
      ...{
        currency: 'EUR',
        phases: ['Start', 'Season'],
        overhead_pct: '9',
        contingency_pct: '4',
        tax_pct: '21',
      },
      target: aim('18', { price_minor: 9_800_000 }),
      lines: [
        plain('Dutch guards', '23.40', '34.50', {
          quantity: '1980',
          unit: 'hour',
          phase: 'Season',
          role: 'Partner in Rotterdam',
        }),
        of('SUPER', 'Site lead', { quantity: '320', phase: 'Season', currency: 'GBP' }),
        of('SUPER', 'Setting up', { quantity: '6', unit: 'day', phase: 'Start', currency: 'GBP' }),
        plain('Uniforms', '145.00', '180.00', { quantity: '12', phase: 'Start' }),
      ],
      assumptions: 'The partner holds the Dutch licence.\nTravel is charged at cost.',
    },
  },
  {
    ...{ name: 'Rail depot, a year', client: 'EAST', begun: 9, frozen: 6 },
    inputs: {
      ...{ phases: ['Mobilisation', 'Year'], overhead_pct: '7.5', contingency_pct: '2', tax_pct: '20' },
      ...{ discount_pct: '6', target: aim('25', { utilisation_pct: '92' }) },
      overheads: [
        { key: 'vans', name: 'Two vans', amount_minor: 1_140_000 },
        { key: 'radios', name: 'Radios and licences', amount_minor: 286_000 },
      ],
      lines: [
        of('SUPER', 'Mobilisation lead', { quantity: '10', unit: 'day', phase: 'Mobilisation' }),
        of('TRAIN', 'Track safety training', { quantity: '48', phase: 'Mobilisation', list_rate: '18.00' }),
        of('GUARD', 'Depot gate, days', { quantity: '2920', phase: 'Year' }),
        of('GUARD', 'Depot gate, nights', { quantity: '4380', phase: 'Year', list_rate: '26.50' }),
        of('CONTROL', 'Control room', { quantity: '1460', phase: 'Year' }),
        of('SUPER', 'Patrol supervisor', { quantity: '730', phase: 'Year', discount_pct: '10' }),
        of('FIRE', 'Fire alarm service', { quantity: '12', unit: 'day', phase: 'Year' }),
      ],
      assumptions: 'Rates are fixed for twelve months.\nTrack access is booked by the client.',
    },
  },
  {
    ...{ name: 'Pier festival, first guess', client: 'PIER', begun: 44, archived: 41 },
    inputs: {
      ...{ phases: ['Weekend'], overhead_pct: '5', tax_pct: '20' },
      lines: [
        of('GUARD', 'Stewards', { quantity: '420', phase: 'Weekend' }),
        of('SUPER', 'Supervisors', { quantity: '60', phase: 'Weekend' }),
      ],
    },
  },
];
