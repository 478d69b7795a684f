import type { DealsheetContent } from '#contract/dealsheets/content.ts';
import type { Decision } from '#contract/dealsheets/states.ts';

/** A revision of a deal of the demo. Days are days ago. */
export interface DemoRevision {
  readonly begun: number;
  readonly discount: string;
  /** When it was submitted, and what was said of it. */
  readonly submitted?: readonly [days: number, note: string];
  readonly decided?: readonly [decision: Decision, days: number, note: string];
}

/** A deal of the demo, Northgate's; it offers what a scenario of that name counts. */
export interface DemoDeal {
  readonly title: string;
  readonly client: string;
  readonly opportunity: string;
  readonly like: string;
  readonly owner: string;
  readonly probability: number;
  /** Days from today until it is expected to be decided. */
  readonly closes: number;
  readonly revisions: readonly DemoRevision[];
  readonly sent?: number;
  readonly ended?: readonly [how: 'won' | 'lost' | 'expired', days: number];
  readonly reason?: string;
  /** Code of the project that a won one became. */
  readonly project?: string;
}

const [MAREN, SOFIA, IDRIS] = ['Maren Holt', 'Sofia Lindqvist', 'Idris Bello'] as const;
const [NIGHTS, DOGS, MALL, DEPOT] = [
  ...(['Harbour nights, one gate', 'Harbour nights, with dogs'] as const),
  ...(['Quay Mall, turnstiles and badges', 'Rail depot, a year'] as const),
];

/** In the order of their numbers. */
export const DEMO_DEALS: readonly DemoDeal[] = [
  {
    ...{ title: 'Depot gates of Eastline', client: 'EAST', opportunity: 'Two depots', like: DEPOT },
    ...{ owner: MAREN, probability: 100, closes: -40, sent: 60, ended: ['won', 41], project: 'RLW-140' },
    revisions: [
      { begun: 80, discount: '14', submitted: [78, ''], decided: ['changes_requested', 76, 'Too cheap.'] },
      { begun: 75, discount: '5', submitted: [74, 'As agreed'], decided: ['approved', 72, ''] },
    ],
  },
  {
    ...{ title: 'Nights at the marina', client: 'PORT', opportunity: 'Marina', like: NIGHTS },
    ...{ owner: SOFIA, probability: 0, closes: -30, sent: 55, ended: ['lost', 32] },
    reason: 'Another company offered the same hours for less, without supervision at night.',
    revisions: [{ begun: 62, discount: '4', submitted: [60, ''], decided: ['approved', 58, ''] }],
  },
  {
    ...{ title: 'Badges for the library', client: 'COUNCIL', opportunity: 'Library', like: MALL },
    ...{ owner: MAREN, probability: 0, closes: -20, sent: 50, ended: ['expired', 15] },
    revisions: [{ begun: 57, discount: '3', submitted: [54, ''], decided: ['approved', 52, ''] }],
  },
  {
    ...{ title: 'Harbour nights from spring', client: 'PORT', opportunity: 'Second gate', like: NIGHTS },
    ...{ owner: MAREN, probability: 70, closes: 18, sent: 12 },
    revisions: [{ begun: 24, discount: '2', submitted: [20, ''], decided: ['approved', 16, 'Well done.'] }],
  },
  {
    ...{ title: 'Hospital gates, two years', client: 'BRANNOC', opportunity: 'New wing', like: DEPOT },
    ...{ owner: SOFIA, probability: 55, closes: 35 },
    revisions: [{ begun: 15, discount: '4', submitted: [9, ''], decided: ['approved', 6, ''] }],
  },
  {
    ...{ title: 'Turnstiles at Grand Pier', client: 'PIER', opportunity: 'Ticket hall', like: MALL },
    ...{ owner: MAREN, probability: 45, closes: 28 },
    revisions: [
      {
        ...{ begun: 14, discount: '8', submitted: [8, 'The client asks for installation by Easter.'] },
        decided: ['changes_requested', 5, 'Offer the yearly service apart, and less discount.'],
      },
    ],
  },
  {
    ...{ title: 'Dog patrols for the rail yard', client: 'EAST', opportunity: 'Yard', like: DOGS },
    ...{ owner: MAREN, probability: 40, closes: 21 },
    revisions: [{ begun: 10, discount: '1', submitted: [2, 'Kennels are at cost.'] }],
  },
  {
    ...{ title: 'Data centre, night gate', client: 'NIMBUS', opportunity: 'DC2', like: NIGHTS },
    ...{ owner: IDRIS, probability: 60, closes: 14 },
    revisions: [{ begun: 8, discount: '19', submitted: [1, 'They pay within ten days.'] }],
  },
  {
    ...{ title: 'Arena season, stewards', client: 'KLIVE', opportunity: 'Spring season', like: DOGS },
    ...{ owner: SOFIA, probability: 10, closes: -3 },
    revisions: [
      {
        ...{ begun: 13, discount: '35', submitted: [11, ''] },
        decided: ['rejected', 10, 'We would pay to work there.'],
      },
    ],
  },
  {
    ...{ title: 'Car parks after dark', client: 'COUNCIL', opportunity: 'Four car parks', like: NIGHTS },
    ...{ owner: MAREN, probability: 30, closes: 45 },
    revisions: [{ begun: 3, discount: '0' }],
  },
];

/** What all of them are offered under. */
export const OFFERED: Pick<DealsheetContent, 'terms' | 'risks' | 'validity_days'> = {
  terms: 'Invoiced monthly, paid within 30 days. Rates are fixed for twelve months.',
  validity_days: 30,
  risks: [
    {
      ...{ text: 'New officers are cleared late', likelihood: 'medium', impact: 'high' },
      mitigation: 'Applications go in with the order; cover from the pool.',
    },
    {
      ...{ text: 'The site isn’t ready on the first day', likelihood: 'low', impact: 'medium' },
      mitigation: '',
    },
  ],
};
