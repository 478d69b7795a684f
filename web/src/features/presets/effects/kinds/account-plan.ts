import type { AccountPlanPreset } from '#contract/account-plans/preset.ts';
import type { FieldSection, FieldsOf } from './field.ts';
import { f } from './messages.ts';

const texts = (label: string, one: string, add: string) =>
  ({ kind: 'lines', label, one, add, most: 50, maxLength: 500 }) as const;

const FIELDS = {
  tier: {
    ...{ kind: 'choice', label: f('tier') },
    choices: (['A', 'B', 'C'] as const).map((value) => ({ value, label: value })),
  },
  period_months: { kind: 'number', label: f('plan_period'), suffix: f('months'), one: f('month') },
  review_every_months: { kind: 'number', label: f('review_every'), suffix: f('months'), one: f('month') },
  summary: { kind: 'long', label: f('summary'), maxLength: 10_000 },
  strategy: { kind: 'long', label: f('strategy'), maxLength: 10_000 },
  objectives: {
    ...{ kind: 'rows', label: f('objectives'), one: f('objective'), add: f('add_objective'), most: 50 },
    blank: { name: '', metric: '' },
    columns: {
      name: { kind: 'text', label: f('name'), maxLength: 120 },
      metric: { kind: 'text', label: f('metric'), maxLength: 120 },
    },
  },
  health_criteria: texts(f('health_criteria'), f('criterion'), f('add_criterion')),
  questions: texts(f('questions'), f('question'), f('add_question')),
} as const satisfies FieldsOf<AccountPlanPreset>;

const { tier, period_months, review_every_months, ...contents } = FIELDS;

/** What a preset may say of an account plan, in the order of its form. */
export const ACCOUNT_PLAN_SECTIONS: readonly FieldSection[] = [
  { title: f('section_rhythm'), fields: { tier, period_months, review_every_months } },
  { title: f('section_plan'), fields: contents },
];
