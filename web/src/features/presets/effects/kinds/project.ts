import type { ProjectPreset } from '#contract/projects/preset.ts';
import { BUDGET_PERIODS, PRIORITIES, PROJECT_BILLINGS, PROJECT_TYPES } from '#contract/projects/shapes.ts';
import type { FieldSection, FieldsOf } from './field.ts';
import { f } from './messages.ts';

const minutes = (label: string, note?: string) => ({
  ...({ kind: 'number', label, suffix: f('minutes') } as const),
  ...(note ? { note } : {}),
});

const FIELDS = {
  type: {
    ...{ kind: 'choice', label: f('type') },
    choices: PROJECT_TYPES.map((value) => ({ value, label: f(`type_${value}`) })),
  },
  priority: {
    ...{ kind: 'choice', label: f('priority') },
    choices: PRIORITIES.map((value) => ({ value, label: f(`priority_${value}`) })),
  },
  tags: { kind: 'tags', label: f('tags'), most: 20 },
  health_mode: {
    ...{ kind: 'choice', label: f('health_mode') },
    choices: (['auto', 'manual'] as const).map((value) => ({ value, label: f(`health_${value}`) })),
  },
  milestones: {
    ...{ kind: 'rows', label: f('milestones'), note: f('milestones_note'), most: 100 },
    ...{ one: f('milestone'), add: f('add_milestone'), blank: { name: '', after_days: null } },
    columns: {
      name: { kind: 'text', label: f('name'), maxLength: 120 },
      after_days: {
        kind: 'number',
        label: f('after_days'),
        suffix: f('days_after'),
        one: f('day_after'),
        unit: f('days'),
      },
    },
  },
  billing: {
    ...{ kind: 'choice', label: f('billing') },
    choices: PROJECT_BILLINGS.map((value) => ({ value, label: f(`billing_${value}`) })),
  },
  currency: { kind: 'currency', label: f('currency') },
  budget_period: {
    ...{ kind: 'choice', label: f('budget_period') },
    choices: BUDGET_PERIODS.map((value) => ({ value, label: f(`period_${value}`) })),
  },
  hard_cap: { kind: 'flag', label: f('hard_cap'), note: f('hard_cap_note') },
  alert_pcts: { kind: 'percentages', label: f('alerts'), note: f('alerts_note'), most: 10 },
  sev1_escalates_min: minutes(f('sev1_escalates'), f('escalates_note')),
  sev2_escalates_min: minutes(f('sev2_escalates')),
  handover_overdue_min: minutes(f('handover_overdue')),
  handover_required: { kind: 'flag', label: f('handover_required') },
  handover_gate: { kind: 'flag', label: f('handover_gate') },
} as const satisfies FieldsOf<ProjectPreset>;

const { type, priority, tags, health_mode, milestones, billing, currency, ...rest } = FIELDS;
const { budget_period, hard_cap, alert_pcts, ...opsLog } = rest;

/** What a preset may say of a project, in the order of its form. */
export const PROJECT_SECTIONS: readonly FieldSection[] = [
  { title: f('section_basics'), fields: { type, priority, tags, health_mode } },
  { title: f('section_money'), fields: { billing, currency, budget_period, hard_cap, alert_pcts } },
  { title: f('milestones'), fields: { milestones } },
  { title: f('section_ops_log'), fields: opsLog },
];
