import type { DemoPlan } from './demo-plan.ts';

const [SOFIA, MAREN, JONAS, IDRIS] = ['Sofia Lindqvist', 'Maren Holt', 'Jonas Meyer', 'Idris Bello'] as const;

/** The plan that shows everything: the harbour's, under way, with a revision that waits. */
export const PLAN_OF_PORT: DemoPlan = {
  ...{ name: 'Port of Aldermouth growth plan', client: 'PORT', owner: SOFIA, sponsor: IDRIS, tier: 'A' },
  ...{ status: 'active', period: [-7, 12], target: 60, wallet: 240, every: 3, review: 9, begun: 70 },
  ...{ activated: 61, from: 'Port of Aldermouth, the year before', preset: 'Key account' },
  summary:
    'The port is our largest client and buys guarding from us alone. The cruise terminal opens in spring: whoever guards it will be asked for access control and the control room as well.',
  goals:
    'A terminal that opens on its day, fewer open shifts, one security company to call, and no surprise at the audit of the port authority.',
  strategy:
    'Win the cruise terminal with the people whom the port knows. Then bundle fire systems with access control at every berth, before the marina tenders next year.',
  revisions: [
    {
      submitted: [67, SOFIA, 'The plan for the year, with the cruise terminal at its centre.'],
      decided: ['rejected', 66, MAREN, 'Who talks to finance? Nobody does yet. Add them, and say how.'],
      lacked: ['Ruth Beale', 'Nobody of us talks to finance', 'Two more officers leave before summer'],
      summary: 'The port is our largest client and buys guarding from us alone.',
    },
    {
      submitted: [64, SOFIA, 'Finance is on the map now, and Jonas looks after procurement.'],
      decided: ['approved', 63, MAREN, 'Good. Let us look at the marina again in autumn.'],
    },
    { submitted: [3, JONAS, 'Open shifts got worse since summer: a new objective, and two competitors.'] },
  ],
  reviews: [
    {
      ...{ days: 55, by: SOFIA },
      notes:
        'First review with the port director. They like the patrol reports, and want one name for the terminal.',
      scores: [
        ['Relation to the decider', 4, 'Dana calls us first.'],
        ['Delivery as promised', 3, 'Two open shifts at weekends.'],
        ['Paid in time', 5, ''],
      ],
    },
    {
      ...{ days: 27, by: JONAS },
      notes: 'The cameras at berth 4 are late, and procurement asks for a rate card by site.',
      scores: [
        ['Relation to the decider', 4, ''],
        ['Delivery as promised', 2, 'Berth 4, and weekends again.'],
        ['Paid in time', 5, 'Within 24 days.'],
      ],
    },
  ],
  items: {
    objectives: [
      [
        'Win the cruise terminal guarding contract',
        ['Gates of the tender', 'gates', '0', '5', '2'],
        'at_risk',
        SOFIA,
        69,
      ],
      [
        'Grow technical services share',
        ['Technical revenue', '£k', '18', '42', '32.9'],
        'on_track',
        MAREN,
        128,
      ],
      ['Raise port NPS', ['NPS', '', '31', '50', '45'], 'on_track', JONAS, 100],
      ['Cut open shifts under 2%', ['Open shifts', '%', '7.1', '2', '5.4'], 'off_track', MAREN, 40],
    ],
    stakeholders: [
      ['Dana Whitlock', 'decision_maker', [1, 5, 4], SOFIA],
      ['Kofi Mensah', 'influencer', [2, 4, 4], SOFIA, 'Dana Whitlock'],
      ['Paul Stagg', 'approver', [-1, 4, 2], MAREN, 'Dana Whitlock'],
      ['Ines Romero', 'evaluator', [0, 3, 3], JONAS, 'Kofi Mensah'],
      ['Ruth Beale', 'approver', [-2, 2, 1], null, 'Dana Whitlock'],
      ['Leo Park', 'user', [1, 2, 3], JONAS, 'Ines Romero'],
    ],
    swot: [
      ['strength', 'Our guards know every berth and every skipper', 3],
      ['strength', 'Patrol reports that the port shows to its auditors', 2],
      [
        'weakness',
        'Open shifts at weekends since two people left',
        3,
        'Ask Ines for the control room handover log',
      ],
      ['weakness', 'Nobody of us talks to finance', 2, 'Send revised rate card to procurement'],
      [
        'opportunity',
        'The cruise terminal opens in spring',
        3,
        'Site walk with Dana Whitlock, cruise berths',
      ],
      [
        'opportunity',
        'Fire systems of the freight sheds are due for renewal',
        2,
        'Draft the fire systems bundle offer',
      ],
      ['threat', 'Procurement wants one rate for all sites', 2],
      ['threat', 'Bulwark guards two of the cruise line’s other ports', 3, 'Reference call: Eastline Rail'],
    ],
    units: ['Harbour', 'Cruise', 'Marina', 'Freight'],
    whitespace: {
      GUARD: ['us 64', 'competitor 51', 'us 8.8', 'us 12'],
      ACCESS: ['us 16.5', 'competitor 14', 'unknown 9', 'none'],
      CONTROL: ['internal 21', 'competitor 26', 'none', 'internal 6'],
      FIRE: ['us 4.6', 'unknown 7.5', 'unknown 3', 'us 2.4'],
      SUPER: ['none', 'competitor 18.5', 'none', 'none'],
    },
    opportunities: [
      ['Cruise terminal guarding', 'proposed', 51, 50, 69, SOFIA, 'GUARD'],
      [
        'Harbour nights, second gate',
        'negotiating',
        38,
        75,
        18,
        MAREN,
        'GUARD',
        'Harbour nights from spring',
      ],
      ['Fire systems bundle', 'qualified', 10.5, 25, 96, JONAS, 'FIRE'],
      ['Marina access control', 'identified', 9, 10, null, JONAS, 'ACCESS'],
      ['Freight shed detectors', 'won', 2.4, 100, -24, JONAS, 'FIRE'],
      ['Nights at the marina', 'lost', 22, 0, -30, SOFIA, 'GUARD', 'Nights at the marina'],
    ],
    actions: [
      ['Site walk with Dana Whitlock, cruise berths', SOFIA, -3],
      ['Send revised rate card to procurement', MAREN, 1],
      ['Ask Ines for the control room handover log', JONAS, 3, 'doing'],
      ['Reference call: Eastline Rail', SOFIA, 5],
      ['Draft the fire systems bundle offer', MAREN, 12],
      ['Lunch with Kofi Mensah before the board meets', SOFIA, 20],
      ['Weekend cover: two officers from relief', MAREN, 26, 'doing'],
      ['Collect patrol reports for the auditors', JONAS, -12, 'done'],
      ['Offer a dog patrol for the marina', JONAS, null, 'dropped'],
    ],
    risks: [
      [
        'The terminal opens later than planned',
        'medium',
        'high',
        'Price the offer by months, not by season.',
        SOFIA,
      ],
      [
        'Two more officers leave before summer',
        'high',
        'medium',
        'Clear four new starters by January.',
        MAREN,
      ],
      [
        'Procurement decides by price alone',
        'medium',
        'high',
        'Show what an open shift costs the port.',
        JONAS,
      ],
      [
        'Badge readers can’t read the cruise line’s cards',
        'low',
        'medium',
        'Tested at gate 3.',
        JONAS,
        'closed',
      ],
    ],
    competitors: [
      [
        'Bulwark Security',
        'high',
        31,
        'Guards two of the line’s other ports.',
        'Agency staff, no control room.',
        'Names and faces: show the team of the terminal.',
      ],
      [
        'Meridian Guarding',
        'medium',
        15,
        'Cheap at night.',
        'Lost the council last year.',
        'Compare with our patrol reports.',
      ],
    ],
    decisions: [
      ['We bid for the terminal without a partner', 'The port wants one name to call.', 50, SOFIA],
      [
        'No discount for the second gate before the terminal is decided',
        'It would become the rate of all sites.',
        33,
        MAREN,
      ],
      ['Jonas looks after operations, Maren after procurement', 'Too much hung on one of us.', 30, SOFIA],
    ],
  },
};
