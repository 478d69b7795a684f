import type { CalculatorPreset } from '#contract/calculator/preset.ts';
import type { ProjectPreset } from '#contract/projects/preset.ts';
import type { DemoPreset } from './demo-preset.ts';

const GUARDING: ProjectPreset = {
  ...{ type: 'client', billing: 'time_and_materials', hard_cap: false, alert_pcts: [50, 75, 90, 100] },
  milestones: [
    { name: 'Security plan signed off', after_days: 14 },
    { name: 'First review with the client', after_days: 90 },
  ],
};
const GUARDING_TWO: ProjectPreset = {
  ...{ ...GUARDING, priority: 'normal', sev1_escalates_min: 10, sev2_escalates_min: 30 },
  handover_gate: true,
};
const NIGHTS: CalculatorPreset = {
  currency: 'GBP',
  lines: [
    {
      name: 'Night guard',
      service_code: 'GUARD',
      role: null,
      quantity: '240',
      unit: 'hour',
      phase: 'Running',
    },
    {
      ...{ name: 'Supervision', service_code: 'SUPER', role: 'Night supervisor', quantity: '40' },
      ...{ unit: 'hour', phase: 'Running' },
    },
    { name: 'Mobilisation', service_code: null, role: null, quantity: '1', unit: 'piece', phase: 'Start' },
  ],
  ...{ overhead_pct: '8.5', contingency_pct: '3', tax_pct: '20' },
  target: { margin_pct: '22.5' },
  assumptions: 'Bank holidays are charged apart.\nThe client provides a heated gatehouse.',
};
const shift = (weekday: number, start: string, end: string) => ({
  ...{ weekday, start, end, break_min: 45, headcount: 1, note: '', site: null, role: null },
  ...{ service_code: 'GUARD', skills: [{ skill: 'SIA licence', level: 2 }] },
});

/** Days ago when what is archived was. */
export const ARCHIVED_DAYS = 7;

/** What presets of the demo say and said. */
export const DEMO_PRESETS: readonly DemoPreset[] = [
  {
    ...{ kind: 'project', name: 'Guarding contract' },
    description: 'For sites that are guarded by shifts, whatever their size.',
    revisions: [
      { days: 83, by: 'Mara Quinn', status: 'published', payload: GUARDING },
      {
        ...{ days: 23, by: 'Mara Quinn', status: 'published', payload: GUARDING_TWO },
        ...{ locked: ['/alert_pcts', '/sev1_escalates_min'], note: 'Grave incidents climb in ten minutes' },
      },
      {
        ...{ days: 2, by: 'Mara Quinn', status: 'draft', locked: ['/alert_pcts', '/sev1_escalates_min'] },
        payload: {
          ...{ ...GUARDING_TWO, handover_required: true, tags: ['guarding'] },
          milestones: [
            { name: 'Security plan signed off', after_days: 10 },
            { name: 'First review with the client', after_days: 90 },
            { name: 'Lessons of the first winter', after_days: 180 },
          ],
        },
        note: 'Every shift hands over',
      },
    ],
  },
  {
    ...{ kind: 'project', name: 'Short event', description: 'A few days with a fixed price.' },
    revisions: [
      {
        ...{ days: 6, by: 'Mara Quinn', status: 'draft' },
        payload: {
          type: 'client',
          billing: 'fixed',
          priority: 'high',
          budget_period: 'total',
          hard_cap: true,
        },
      },
    ],
  },
  {
    ...{ kind: 'calculator', name: 'Nights, per month', description: 'One gate, every night of a month.' },
    revisions: [
      { days: 66, by: 'Mara Quinn', status: 'published', payload: NIGHTS, locked: ['/target/margin_pct'] },
      {
        ...{ days: 33, ended: 30, by: 'Mara Quinn', status: 'deprecated', note: 'Less contingency' },
        ...{ payload: { ...NIGHTS, contingency_pct: '0.3' }, locked: ['/target/margin_pct'] },
      },
    ],
  },
  {
    ...{ kind: 'ops_log', name: 'Somebody is hurt', scope: 'global' },
    description: 'What the group wants to know of every injury.',
    revisions: [
      {
        ...{ days: 200, by: 'Mara Quinn', status: 'published', locked: ['/severity', '/follow_up_days'] },
        payload: {
          ...{ type: 'incident', title: 'Injury at {time}', severity: 'sev2', tags: ['injury'] },
          ...{ follow_up_days: 1 },
          body: 'Who was hurt, and how:\n\nFirst aid given by:\n\nAmbulance called at:\n\nWho was told:',
        },
      },
    ],
  },
  {
    ...{
      kind: 'roster',
      name: 'Four nights and a relief',
      description: 'The smallest night roster of a gate.',
    },
    revisions: [
      {
        ...{ days: 61, by: 'Mara Quinn', status: 'published' },
        payload: {
          span: 'week',
          shifts: [1, 2, 3, 4, 5].map((day) => shift(day, '22:00', '06:00')),
        },
      },
      {
        ...{ days: 12, by: 'Mara Quinn', status: 'published', note: 'Two on Fridays, and a handover' },
        payload: {
          span: 'week',
          shifts: [1, 2, 3, 4, 5].map((day) => ({
            ...{ ...shift(day, '21:45', '06:00'), headcount: day === 5 ? 2 : 1 },
          })),
        },
      },
    ],
  },
  {
    ...{ kind: 'account_plan', name: 'Key account', description: 'For clients of tier A.' },
    revisions: [
      {
        ...{ days: 72, by: 'Mara Quinn', status: 'published', locked: ['/review_every_months'] },
        payload: {
          ...{ tier: 'A', period_months: 12, review_every_months: 3 },
          objectives: [
            { name: 'Grow beyond guarding', metric: 'Services bought' },
            { name: 'No surprise at the review', metric: 'Open incidents' },
          ],
          health_criteria: ['Relation to the decider', 'Delivery as promised', 'Paid in time'],
        },
      },
    ],
  },
  {
    ...{ kind: 'dealsheet', name: 'Facilities offer', description: 'Reception and fire systems together.' },
    revisions: [
      {
        ...{ days: 1, by: 'Mara Quinn', status: 'draft' },
        payload: {
          ...{ validity_days: 60, phases: ['Survey', 'Start', 'Running'] },
          risks: ['Keys of the former contractor come late'],
        },
      },
    ],
  },
  {
    ...{ kind: 'notification', name: 'Site closed', description: 'Where nobody can work for a day.' },
    revisions: [
      {
        ...{ days: 41, by: 'Mara Quinn', status: 'published' },
        payload: {
          ...{ title: 'The site is closed', priority: 'urgent', link: '/daily-activity' },
          message: 'The site is closed today. Stay at home; your supervisor says when it opens again.',
        },
      },
    ],
  },
  {
    ...{ kind: 'notification', name: 'Storm warning', archived: true },
    description: 'Sent before closed quays.',
    revisions: [
      {
        ...{ days: 79, by: 'Mara Quinn', status: 'published' },
        payload: {
          ...{ title: 'Storm warning', priority: 'urgent', link: '/daily-activity' },
          message: 'The quay is closed from 18:00. Ask your supervisor where you are needed.',
        },
      },
    ],
  },
];

/** Which revision of which preset projects of Northgate were begun with. */
const APPLIED: Readonly<Record<string, readonly [name: string, revision: number]>> = {
  'HRB-204': ['Guarding contract', 1],
  'RLW-140': ['Guarding contract', 1],
  'AIR-002': ['Guarding contract', 2],
};

/** What a project of the demo was begun with. */
export const appliedTo = (slug: string, code: string) => (slug === 'northgate' ? APPLIED[code] : undefined);
