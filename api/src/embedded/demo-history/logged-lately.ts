import type { DemoEntry } from './logged.ts';

const GUARD = (start: string, site = 'Terminal 1') => ({ service: 'GUARD', start, site });

/** The ops-log of the harbour terminal of late: with something open, acknowledged, disputed and waiting. */
export const HARBOUR_LATELY: readonly DemoEntry[] = [
  {
    ...{
      at: [5, '21:05'],
      by: 'Catarina Reis',
      type: 'equipment',
      severity: 'sev4',
      title: 'Camera 11 freezes',
    },
    ...{
      body: 'About once an hour, for a minute or two. A restart helps for a while.',
      location: 'Control room',
    },
    ...{ tags: ['camera', 'berth-7'], followUp: ['Hanna Virtanen', 3] },
  },
  {
    ...{
      at: [3, '05:20'],
      by: 'Cleo Hart',
      type: 'handover',
      title: 'Night to day',
      shift: [4, GUARD('22:00', 'Quay and berths')],
    },
    ...{
      body: 'Two rounds, all seals as listed.\nLamp at post 31 is out again.',
      location: 'Quay and berths',
    },
    sequels: [
      { after: 30, by: 'Cleo Hart', handover: 'signed_out' },
      { after: 48, by: 'Daniel Osei', handover: 'acknowledged', note: 'Lamp reported to the port.' },
    ],
  },
  {
    ...{
      at: [3, '12:15'],
      by: 'Daniel Osei',
      type: 'safety',
      severity: 'sev4',
      title: 'Oil on the quay steps',
    },
    ...{ body: 'Sanded and roped off; the port cleans them tomorrow morning.', location: 'Berth 3' },
    picture: 'quay-steps.png',
  },
  {
    ...{
      at: [2, '13:40'],
      by: 'Ben Achterberg',
      type: 'handover',
      title: 'Early to late',
      shift: [2, GUARD('06:00')],
    },
    ...{ body: 'Keys complete, three visitors still inside (badges 104, 107, 112).', location: 'Terminal 1' },
    sequels: [
      { after: 15, by: 'Ben Achterberg', handover: 'signed_out' },
      { after: 24, by: 'Ivo Banks', handover: 'acknowledged' },
    ],
  },
  {
    ...{
      at: [2, '21:40'],
      by: 'Ivo Banks',
      type: 'handover',
      title: 'Late to night',
      shift: [2, GUARD('14:00')],
    },
    ...{
      body: 'All visitors are out. Key bundles 1 to 6 in the cabinet.',
      location: 'Terminal 1',
      tags: ['keys'],
    },
    sequels: [
      { after: 15, by: 'Ivo Banks', handover: 'signed_out' },
      {
        ...{ after: 42, by: 'Cleo Hart', handover: 'disputed' },
        note: 'Bundle 4 isn’t in the cabinet and isn’t signed for in the book.',
      },
    ],
  },
  {
    ...{ at: [1, '03:10'], by: 'Cleo Hart', type: 'note', late: 205, title: 'Seal 40812 checked twice' },
    ...{
      body: 'Number on the list was misread; the seal itself is whole. No network on the quay, written down afterwards.',
    },
    ...{ location: 'Berth 6', tags: ['seals'] },
  },
  {
    ...{
      at: [1, '16:20'],
      by: 'Aisha Khan',
      type: 'decision',
      title: 'Relief from the agency for tonight',
    },
    ...{ body: 'One guard, briefed by Fergus at 21:30.', people: ['Fergus Lane'], tags: ['nights'] },
  },
  {
    ...{
      at: [0, '05:15'],
      by: 'Cleo Hart',
      type: 'handover',
      title: 'Night to day',
      shift: [1, GUARD('22:00', 'Quay and berths')],
    },
    ...{
      body: 'Two rounds. Berth 5 cordon stands.\nBundle 4 hasn’t turned up yet.',
      location: 'Quay and berths',
      tags: ['keys'],
    },
    sequels: [{ after: 33, by: 'Cleo Hart', handover: 'signed_out' }],
  },
  {
    ...{ at: 160, by: 'Tomasz Wrona', type: 'visitor', title: 'Barrier technician, badge 121' },
    ...{
      body: 'Has the keys of the barrier box, gives them back to me.',
      location: 'Gate 3',
      tags: ['gate-3'],
    },
  },
  {
    ...{ at: 95, by: 'Tomasz Wrona', type: 'incident', severity: 'sev3', title: 'Barrier stays open' },
    ...{
      body: 'Every second lorry. @Aisha Khan, who relieves me in an hour? I stand beside it until it is mended.',
      location: 'Gate 3',
      tags: ['gate-3'],
    },
    picture: 'gate-3-open.png',
  },
  {
    ...{ at: 38, by: 'Daniel Osei', type: 'incident', severity: 'sev1', title: 'Smoke from the switch room' },
    ...{ body: 'Terminal 1, ground floor. Hall is empty, fire brigade called.', location: 'Terminal 1' },
    ...{ people: ['Ben Achterberg'], tags: ['fire'], picture: 'switch-room.png' },
    sequels: [
      {
        after: 2,
        by: 'Fergus Lane',
        incident: 'acknowledged',
        note: 'At the muster point, everybody is counted.',
      },
    ],
  },
];
