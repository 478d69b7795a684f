import type { DemoEntry } from './logged.ts';

/** The ops-log of the harbour terminal up to last week. */
export const HARBOUR_BEFORE: readonly DemoEntry[] = [
  {
    ...{ at: [20, '07:12'], by: 'Fergus Lane', type: 'note', title: 'Winter kit handed out' },
    ...{
      body: 'Everybody on nights has a parka and a head torch. Two pairs of size 46 boots are still to come.',
    },
    ...{ location: 'Gate house', tags: ['kit'] },
  },
  {
    ...{ at: [19, '23:40'], by: 'Cleo Hart', type: 'incident', severity: 'sev4' },
    ...{ title: 'Pallets stacked in the lane at berth 5, no lights on them', location: 'Berth 5' },
    sequels: [
      { after: 12, by: 'Fergus Lane', incident: 'acknowledged' },
      { after: 55, by: 'Fergus Lane', incident: 'resolved', note: 'Stevedores moved them behind the line.' },
      { after: 640, by: 'Aisha Khan', incident: 'closed' },
    ],
  },
  {
    ...{
      at: [16, '02:25'],
      by: 'Cleo Hart',
      type: 'incident',
      severity: 'sev2',
      title: 'Fence cut at berth 7',
    },
    ...{ body: 'Gap of two metres beside post 31, fresh tyre marks outside. Nothing seems to be missing.' },
    ...{ location: 'Berth 7', tags: ['fence', 'berth-7'], followUp: ['Hanna Virtanen', -9] },
    sequels: [
      { after: 6, by: 'Fergus Lane', incident: 'acknowledged', note: 'On my way with the van.' },
      {
        after: 41,
        by: 'Fergus Lane',
        incident: 'mitigated',
        note: 'Gap tied up, a guard stands beside it until daylight.',
      },
      { after: 455, by: 'Fergus Lane', incident: 'resolved', note: 'Contractor welded a new panel in.' },
      {
        ...{
          after: 1_835,
          by: 'Aisha Khan',
          incident: 'closed',
          note: 'Police reference noted in the file.',
        },
        cause:
          'The 02:00 round had moved to 03:00 with the new crew plan, so that nobody passed berth 7 for two hours.',
      },
      { after: 9_300, by: 'Hanna Virtanen', followUp: 'done', note: 'Camera 11 now looks along the fence.' },
    ],
  },
  {
    ...{
      at: [15, '10:05'],
      by: 'Maren Holt',
      type: 'decision',
      title: 'Nights go in pairs until the fence line is lit',
    },
    ...{
      body: 'Agreed with the port office. Cover for the second person comes from relief.',
      tags: ['fence', 'nights'],
    },
  },
  {
    ...{
      at: [13, '14:30'],
      by: 'Tomasz Wrona',
      type: 'visitor',
      title: 'Port State Control, two inspectors',
    },
    ...{ body: 'Badges 118 and 119, on board until about 17:00. Escorted by the agent.', location: 'Gate 3' },
  },
  {
    ...{ at: [12, '09:20'], by: 'Daniel Osei', type: 'equipment', title: 'Radio 14 no longer charges' },
    ...{ body: 'Swapped for radio 22 from the cabinet.', tags: ['radio'], followUp: ['Tomasz Wrona', -9] },
    sequels: [
      { after: 1_560, by: 'Tomasz Wrona', followUp: 'done', note: 'New battery, tested over a full shift.' },
    ],
  },
  {
    ...{ at: [10, '16:45'], by: 'Ben Achterberg', type: 'safety', severity: 'sev3' },
    ...{ title: 'Forklift works without its reversing alarm', location: 'Shed 2', tags: ['vehicles'] },
    ...{
      body: 'Told the driver and the shed foreman. It is in use again today.',
      followUp: ['Fergus Lane', -4],
    },
  },
  {
    ...{
      at: [9, '11:10'],
      by: 'Aisha Khan',
      type: 'note',
      title: 'Crane inspection on Thursday: berth 4 is closed',
    },
    ...{
      body: 'Cordon from 07:00 to 12:00, lorries go round by the north road.',
      location: 'Berth 4',
      tags: ['crane'],
    },
    sequels: [
      {
        ...{ after: 95, by: 'Jonas Meyer' },
        instead: { title: 'Crane inspection on Thursday: berth 5 is closed', location: 'Berth 5' },
      },
    ],
  },
  {
    ...{ at: [7, '18:20'], by: 'Ivo Banks', type: 'incident', severity: 'sev3' },
    ...{
      title: 'Driver refuses the vehicle check and parks across the gate',
      location: 'Gate 3',
      tags: ['vehicles'],
    },
    sequels: [
      {
        after: 3,
        by: 'Catarina Reis',
        incident: 'acknowledged',
        note: 'Watching on camera 6, traffic goes through gate 2.',
      },
      {
        after: 34,
        by: 'Ivo Banks',
        incident: 'resolved',
        note: 'His dispatcher spoke to him; checked and let in.',
      },
      { after: 910, by: 'Fergus Lane', incident: 'closed' },
    ],
  },
];
