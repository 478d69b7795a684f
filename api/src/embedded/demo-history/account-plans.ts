import type { DemoPlan } from './demo-plan.ts';
import { PLAN_OF_PORT } from './plan-of-port.ts';
import { PLANS_OF_OTHERS } from './plans-of-others.ts';

const [SOFIA, MAREN, JONAS, IDRIS, AISHA] = [
  ...(['Sofia Lindqvist', 'Maren Holt', 'Jonas Meyer', 'Idris Bello', 'Aisha Khan'] as const),
] as const;

/** The account plans of the demo: of every tier and state. */
export const DEMO_PLANS: readonly DemoPlan[] = [
  {
    ...{
      name: 'Port of Aldermouth, the year before',
      client: 'PORT',
      owner: SOFIA,
      sponsor: IDRIS,
      tier: 'A',
    },
    ...{ status: 'closed', period: [-19, 12], target: 48, wallet: 200, every: 6, review: null, begun: 84 },
    ...{ activated: 81, closed: [76, 'The year is over. Guarding grew, the rest stayed with others.'] },
    ...{
      summary: 'Keep the harbour, and get to know the marina.',
      goals: '',
      strategy: 'Earn trust at the gates.',
    },
    revisions: [
      { submitted: [83, SOFIA, 'Written down after the fact.'], decided: ['approved', 82, MAREN, ''] },
    ],
    items: {
      objectives: [['Keep the harbour gates', null, 'achieved', SOFIA, -230]],
      stakeholders: [['Dana Whitlock', 'decision_maker', [1, 5, 3], SOFIA]],
    },
  },
  PLAN_OF_PORT,
  {
    ...{
      name: 'Council: out of the red',
      client: 'COUNCIL',
      owner: MAREN,
      sponsor: SOFIA,
      tier: 'A',
      every: 2,
    },
    ...{ status: 'active', period: [-4, 12], target: 45, wallet: 160, review: -6, begun: 60, activated: 50 },
    summary: 'City Hall loses money at night, because the night rate was quoted at the day rate.',
    goals: 'Quiet nights, one contact for all buildings, savings that the council can publish.',
    strategy: 'Mend the night rate first. No new building before the variation is signed.',
    revisions: [
      { submitted: [54, MAREN, ''], decided: ['approved', 52, SOFIA, 'The variation comes first.'] },
    ],
    reviews: [
      {
        ...{ days: 36, by: MAREN, notes: 'They understand the variation, and wait for their lawyers.' },
        scores: [
          ['Relationship', 3, ''],
          ['Commercials', 1, 'We lose on every night.'],
          ['Delivery', 4, ''],
        ],
      },
    ],
    items: {
      objectives: [
        ['Night rate signed', ['Variation', 'steps', '0', '3', '1'], 'off_track', MAREN, 12],
        ['Car parks reopened', null, 'at_risk', JONAS, 40],
      ],
      stakeholders: [
        ['Margaret Oyelaran', 'decision_maker', [-1, 5, 2], MAREN],
        ['Stephen Price', 'user', [1, 3, 3], MAREN],
        ['Lucy Trent', 'approver', [-1, 3, 0], null],
      ],
      swot: [['weakness', 'Nights are sold below cost', 3, 'Chase the variation with their lawyers']],
      units: ['City Hall', 'Car parks', 'University'],
      whitespace: {
        GUARD: ['us 24', 'us 11', 'competitor 30'],
        CONTROL: ['us 9', 'internal 14', 'unknown'],
        RECEPT: ['internal 22', 'none', 'us 8.4'],
      },
      opportunities: [
        ['Four car parks after dark', 'qualified', 26, 30, 45, MAREN, 'GUARD', 'Car parks after dark'],
        ['University, all year', 'identified', 30, 10, null, SOFIA, 'GUARD'],
      ],
      actions: [
        ['Chase the variation with their lawyers', MAREN, -8],
        ['Introduce ourselves to Lucy Trent', MAREN, 6],
      ],
      risks: [
        [
          'The council tenders City Hall anew',
          'high',
          'high',
          'Offer the variation with a year’s notice.',
          MAREN,
        ],
      ],
      competitors: [
        ['Meridian Guarding', 'high', 40, 'They have the university.', '', 'Wait for their renewal.'],
      ],
      decisions: [['No new building before the variation is signed', 'It would grow the loss.', 49, SOFIA]],
    },
  },
  {
    ...{ name: 'Quayside Retail plan', client: 'QUAY', owner: JONAS, sponsor: MAREN, tier: 'B', every: 6 },
    ...{ status: 'active', period: [-5, 12], target: 40, wallet: 90, review: 48, begun: 66, activated: 61 },
    ...{
      summary: 'A quiet client that pays in time.',
      goals: 'Tenants who stay.',
      strategy: 'Reception leads to the rest.',
    },
    revisions: [{ submitted: [64, JONAS, ''], decided: ['approved', 62, MAREN, ''] }],
    items: {
      objectives: [
        ['Reception for both floors', ['Desks', 'desks', '1', '3', '2'], 'on_track', JONAS, 70],
        ['Fire drill with every tenant', ['Tenants', '%', '0', '100', '80'], 'on_track', JONAS, 14],
      ],
      stakeholders: [
        ['Helen Marsh', 'decision_maker', [2, 5, 4], JONAS],
        ['Tom Okafor', 'influencer', [1, 3, 3], AISHA],
      ],
      opportunities: [['Turnstiles and badges', 'proposed', 18, 50, 52, JONAS, 'ACCESS']],
      actions: [['Plan the fire drill with Tom Okafor', JONAS, 9]],
    },
  },
  ...PLANS_OF_OTHERS,
];
