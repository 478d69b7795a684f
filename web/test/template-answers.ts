import type { RosterTemplate, TemplateOutcome, TemplateShift } from '#contract/shifts/template-shapes.ts';
import { CALLUM, HANA } from './roster-answers.ts';

const idOf = (end: string) => `01a1fb7a-8bb3-77c6-abf2-5c0938c${end.padStart(5, '0')}`;

/** A template of a project's own. */
export const templateCalled = (
  name: string,
  end: string,
  different: Partial<RosterTemplate> = {},
): RosterTemplate => ({
  ...{ id: idOf(end), version: 3, name, span: 'week', shared: false, own: true, project: null },
  ...{ shifts: 3, places: 4, people: 2, minutes: 1800, updated_at: '2026-11-20T09:00:00.000Z', preset: null },
  ...different,
});

/** The templates of the fixtures: a week, one that another project offers, and a day. */
export const [QUIET, STORM, SUNDAY] = [
  templateCalled('Quiet week', '7e1'),
  templateCalled('Storm', '7e2', {
    ...{ own: false, shared: true, people: 0 },
    project: { id: idOf('b0a'), code: 'QML-118', name: 'Mobile patrols' },
  }),
  templateCalled('Sunday', '7e3', { span: 'day', shifts: 1, places: 1, people: 0, minutes: 450 }),
];

const guarding: TemplateShift = {
  ...{ id: idOf('5f1'), weekday: 1, start: '06:00', end: '14:00', break_min: 30, headcount: 2 },
  service: { id: idOf('5e1'), code: 'GRD', name: 'Guarding', archived: false },
  ...{ role: null, site: 'Gate house', skills: [], note: '', people: [] },
};

/** What is in each of them. */
export const PLAN: readonly TemplateShift[] = [
  guarding,
  { ...guarding, id: idOf('5f2'), weekday: 1, start: '22:00', end: '06:00', headcount: 1 },
  { ...guarding, id: idOf('5f3'), weekday: 3, headcount: 1 },
];

const planned = { start: '06:00', end: '14:00', name: 'Guarding', site: 'Gate house' };

/** What would become of the quiet week in a week to come: one place can't be taken, and one shift is there already. */
export const OUTCOME: TemplateOutcome = {
  ...{ batch_id: null, undo_until: null, shifts: 2, places: 1, from: '2026-12-07', to: '2026-12-13' },
  planned: [
    {
      ...{ ...planned, shift_id: idOf('5f1'), day: '2026-12-07', headcount: 2 },
      people: [{ id: CALLUM, name: 'Callum Reid' }],
    },
    {
      ...{ ...planned, shift_id: idOf('5f2'), day: '2026-12-07', start: '22:00', end: '06:00', headcount: 1 },
      people: [],
    },
  ],
  left: [
    {
      ...{ shift_id: idOf('5f1'), day: '2026-12-07', start: '06:00', name: 'Guarding' },
      ...{ member: { id: HANA, name: 'Hana Sato' }, rule: 'leave', message: 'Hana Sato is on leave then.' },
    },
    {
      ...{ shift_id: idOf('5f3'), day: '2026-12-09', start: '06:00', name: 'Guarding', member: null },
      ...{ rule: 'planned-already', message: 'This shift is on the roster already.' },
    },
  ],
};
