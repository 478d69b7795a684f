import type { DemoPlan } from './demo-plan.ts';

const [SOFIA, MAREN, JONAS, IDRIS, AISHA] = [
  ...(['Sofia Lindqvist', 'Maren Holt', 'Jonas Meyer', 'Idris Bello', 'Aisha Khan'] as const),
] as const;
const quarterly = { every: 3, sponsor: null } as const;

/** Plans of smaller clients, and of those that are to grow. */
export const PLANS_OF_OTHERS: readonly DemoPlan[] = [
  {
    ...{ name: 'Eastline: from one depot to three', client: 'EAST', owner: JONAS, sponsor: IDRIS, tier: 'B' },
    ...{ status: 'in_review', period: [0, 18], target: 70, wallet: 150, every: 3, review: 60, begun: 20 },
    summary: 'One depot is ours since summer. Two more are guarded by their own people, who retire.',
    ...{
      goals: 'Fewer thefts from the yards.',
      strategy: 'Show the first depot’s figures to the route manager.',
    },
    revisions: [{ submitted: [2, JONAS, 'Please decide before their board meets.'] }],
    items: {
      objectives: [['Two more depots', ['Depots', 'depots', '1', '3', '1'], 'on_track', JONAS, 200]],
      stakeholders: [
        ['Callum Reid', 'decision_maker', [1, 5, 3], JONAS],
        ['Ines Duarte', 'approver', [0, 4, 0], null],
      ],
      opportunities: [
        ['Dog patrols for the yard', 'proposed', 31, 40, 21, JONAS, 'GUARD', 'Dog patrols for the rail yard'],
      ],
      actions: [['Figures of the first depot for Callum Reid', JONAS, 4]],
      risks: [['Retirements come later than they say', 'medium', 'medium', '', JONAS]],
    },
  },
  {
    ...{ name: 'St Brannoc: the new wing', client: 'BRANNOC', owner: SOFIA, tier: 'A', ...quarterly },
    ...{ status: 'approved', period: [1, 24], target: 120, wallet: 310, review: 75, begun: 30 },
    ...{
      summary: 'The new wing opens next year and doubles the gates.',
      goals: 'Calm waiting rooms.',
      strategy: 'One team for day and night.',
    },
    revisions: [
      {
        submitted: [12, SOFIA, ''],
        decided: ['approved', 8, IDRIS, 'Activate it once the wing has a date.'],
      },
    ],
    items: {
      objectives: [['Guard the new wing', ['Gates', 'gates', '2', '4', '2'], 'on_track', SOFIA, 300]],
      stakeholders: [
        ['Dr Amara Nwosu', 'decision_maker', [1, 5, 3], SOFIA],
        ['Paul Hendry', 'user', [2, 2, 4], AISHA, 'Dr Amara Nwosu'],
      ],
      opportunities: [
        ['Hospital gates, two years', 'negotiating', 88, 55, 35, SOFIA, 'GUARD', 'Hospital gates, two years'],
      ],
      actions: [['Ask Dr Amara Nwosu for the date of the wing', SOFIA, 7]],
    },
  },
  {
    ...{ name: 'Nimbus: the second data centre', client: 'NIMBUS', owner: IDRIS, tier: 'B', ...quarterly },
    ...{ status: 'active', period: [-9, 12], target: 40, wallet: 110, review: -20, begun: 75, activated: 70 },
    ...{
      summary: 'They build a second hall and buy per door.',
      goals: '',
      strategy: 'Be there when the doors are drawn.',
    },
    said: [
      'on_track',
      'The incidents were theirs: their electrician cut our line, and they said so.',
      IDRIS,
      11,
    ],
    revisions: [{ submitted: [73, IDRIS, ''], decided: ['approved', 71, SOFIA, ''] }],
    items: {
      objectives: [['Doors of hall B', ['Doors', 'doors', '12', '60', '24'], 'at_risk', IDRIS, 60]],
      stakeholders: [
        ['Anil Mehta', 'decision_maker', [1, 4, 2], IDRIS],
        ['Claire Dunmore', 'evaluator', [0, 4, 1], null],
      ],
      opportunities: [['DC2, night gate', 'proposed', 44, 60, 14, IDRIS, 'GUARD', 'Data centre, night gate']],
      actions: [['Walk hall B with Anil Mehta', IDRIS, -1]],
    },
  },
  {
    ...{ name: 'Grand Pier: the whole pier', client: 'PIER', owner: JONAS, tier: 'C', ...quarterly },
    ...{ status: 'active', period: [-6, 12], target: 15, wallet: 60, review: 30, begun: 50, activated: 45 },
    ...{
      summary: 'Three companies of one family, each with its own guards.',
      goals: '',
      strategy: 'Begin with the ticket hall.',
    },
    revisions: [{ submitted: [48, JONAS, ''], decided: ['approved', 46, MAREN, ''] }],
    items: {
      objectives: [['All three houses', ['Houses', 'houses', '1', '3', '1'], 'at_risk', JONAS, 120]],
      stakeholders: [['Francesca Bell', 'decision_maker', [1, 5, 3], JONAS]],
      opportunities: [
        ['Turnstiles, ticket hall', 'proposed', 18, 45, 28, MAREN, 'ACCESS', 'Turnstiles at Grand Pier'],
      ],
      actions: [['Coffee with Francesca Bell', JONAS, 2]],
    },
  },
  {
    ...{ name: 'Kestrel Live seasons', client: 'KLIVE', owner: JONAS, tier: 'C', ...quarterly },
    ...{ status: 'draft', period: [0, 12], target: null, wallet: null, review: null, begun: 6 },
    ...{ summary: 'Two seasons a year, stewards at short notice.', goals: '', strategy: '' },
    items: { objectives: [], stakeholders: [['Zoe Castellan', 'decision_maker', [0, 4, 1], JONAS]] },
  },
  {
    ...{ name: 'Tern Island, ferry pier', client: 'TERN', owner: SOFIA, tier: 'C', ...quarterly },
    ...{ status: 'draft', period: [1, 12], target: 12, wallet: 30, review: null, begun: 25 },
    ...{
      summary: 'A small pier that nobody guards.',
      goals: 'No more cut nets.',
      strategy: 'One patrol for ferries and harbour.',
    },
    revisions: [
      {
        submitted: [10, SOFIA, ''],
        decided: ['rejected', 9, MAREN, 'Too little to patrol alone. Ask the port to share the boat.'],
      },
    ],
    items: {
      objectives: [['A patrol shared with the harbour', null, 'at_risk', SOFIA, 90]],
      stakeholders: [['Ailsa Munro', 'decision_maker', [2, 5, 2], SOFIA]],
      actions: [['Ask the port whether it shares its boat', SOFIA, 10]],
    },
  },
];
