import type { DemoEntry } from './logged.ts';

/** The ops-log of the mall. */
export const MALL: readonly DemoEntry[] = [
  {
    ...{
      at: [18, '09:05'],
      by: 'Grace Mbeki',
      type: 'note',
      title: 'Reception has moved to the main entrance',
    },
    ...{
      body: 'Parcels still arrive at the loading bay until the carriers know.',
      location: 'Main entrance',
    },
  },
  {
    ...{
      at: [14, '10:30'],
      by: 'Elif Demir',
      type: 'safety',
      severity: 'sev3',
      title: 'Fire door on level 2 wedged open',
    },
    ...{ body: 'By the shoe shop, for the second time this month.', location: 'Level 2', tags: ['doors'] },
    ...{ followUp: ['Grace Mbeki', -11] },
    sequels: [
      { after: 2_890, by: 'Grace Mbeki', followUp: 'done', note: 'Letter to the tenant, signed for.' },
    ],
  },
  {
    ...{ at: [11, '15:20'], by: 'Grace Mbeki', type: 'incident', severity: 'sev2' },
    ...{ title: 'Lift 3 stuck between floors, two people inside', location: 'Lift 3', tags: ['lifts'] },
    ...{ body: 'Both are well, we talk to them over the intercom.' },
    sequels: [
      { after: 3, by: 'Aisha Khan', incident: 'acknowledged', note: 'Lift company called, forty minutes.' },
      { after: 52, by: 'Elif Demir', incident: 'resolved', note: 'Out and unhurt. The lift stays off.' },
      {
        ...{ after: 1_410, by: 'Jonas Meyer', incident: 'closed' },
        cause: 'A worn door contact, which the service of October had noted and nobody ordered.',
      },
    ],
  },
  {
    ...{
      at: [6, '11:40'],
      by: 'Elif Demir',
      type: 'equipment',
      severity: 'sev4',
      title: 'Panel reports a fault in zone 7',
    },
    ...{ body: 'Detector 7/12, dust. Cleaned, but the fault came back.', tags: ['fire-panel'] },
    ...{ followUp: ['Elif Demir', 2] },
  },
  {
    ...{
      at: [4, '14:10'],
      by: 'Grace Mbeki',
      type: 'visitor',
      title: 'Insurer’s surveyor, with the centre manager',
    },
    ...{ location: 'Main entrance' },
  },
  {
    ...{
      at: [2, '17:30'],
      by: 'Jonas Meyer',
      type: 'decision',
      title: 'Late opening from Thursday: two at reception',
    },
    ...{ body: 'Until 22:00, for as long as the lights are up.' },
  },
  {
    ...{
      at: 130,
      by: 'Grace Mbeki',
      type: 'incident',
      severity: 'sev4',
      title: 'Escalator 2 stops by itself',
    },
    ...{ body: 'Closed off at both ends.', location: 'Level 1', tags: ['escalators'] },
    sequels: [{ after: 9, by: 'Aisha Khan', incident: 'acknowledged' }],
  },
];

/** The ops-log of the winter concerts. */
export const CONCERTS: readonly DemoEntry[] = [
  {
    ...{ at: [13, '16:10'], by: 'Roisin Walsh', type: 'decision', title: 'Doors at 18:30 on all nights' },
    ...{ body: 'Half an hour earlier, agreed with the promoter.' },
  },
  {
    ...{
      at: [12, '20:45'],
      by: 'Petra Novak',
      type: 'incident',
      severity: 'sev2',
      title: 'Pit barrier moved under pressure',
    },
    ...{
      body: 'Third section from the left, a hand’s width. Nobody is hurt.',
      location: 'Main stage',
      tags: ['barrier'],
    },
    sequels: [
      { after: 1, by: 'Roisin Walsh', incident: 'acknowledged', note: 'House lights up, show stopped.' },
      {
        after: 9,
        by: 'Petra Novak',
        incident: 'mitigated',
        note: 'Crowd two steps back, four stewards behind it.',
      },
      { after: 26, by: 'Roisin Walsh', incident: 'resolved', note: 'Section braced, show goes on.' },
      {
        ...{ after: 890, by: 'Jonas Meyer', incident: 'closed' },
        cause: 'Two bolts of the third section were missing after the second load-in.',
      },
    ],
  },
  {
    ...{ at: [6, '11:15'], by: 'Oisín Burke', type: 'equipment', title: 'Motor 6 draws too much current' },
    ...{ body: 'Out of use, point moved to motor 9.', location: 'Main stage', followUp: ['Oisín Burke', -1] },
  },
  {
    ...{ at: [5, '17:30'], by: 'Oisín Burke', type: 'handover', title: 'Rigging to stage' },
    ...{ shift: [5, { service: 'RIG', start: '08:00', site: 'Main stage' }], location: 'Main stage' },
    body: 'All points are up and signed. Motor 6 stays out of use.',
    sequels: [
      { after: 20, by: 'Oisín Burke', handover: 'signed_out' },
      { after: 35, by: 'Roisin Walsh', handover: 'acknowledged' },
    ],
  },
  {
    ...{ at: [3, '19:20'], by: 'Petra Novak', type: 'visitor', title: 'Fire officer walked the exits' },
    ...{ body: 'Content. Wants exit C kept free of flight cases.', tags: ['exits'] },
  },
  {
    ...{
      at: [2, '22:05'],
      by: 'Quentin Roche',
      type: 'safety',
      severity: 'sev4',
      title: 'Ice on the ramp of gate east',
    },
    ...{ body: 'Gritted, and again at half past.', location: 'Gate east' },
    sequels: [
      {
        after: 40,
        by: 'Jonas Meyer',
        instead: { title: 'Ice on the ramp of gate west', location: 'Gate west' },
      },
    ],
  },
];
