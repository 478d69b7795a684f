import type { DealsheetPreset } from '#contract/dealsheets/preset.ts';
import { LINES, percentage } from './calculator.ts';
import type { FieldSection, FieldsOf } from './field.ts';
import { f } from './messages.ts';

const sentences = (label: string, one: string, add: string) =>
  ({ kind: 'lines', label, one, add, most: 50, maxLength: 500 }) as const;

const FIELDS = {
  currency: { kind: 'currency', label: f('currency') },
  lines: LINES,
  contingency_pct: percentage(f('contingency'), f('contingency_note')),
  discount_pct: percentage(f('discount')),
  validity_days: { kind: 'number', label: f('validity'), suffix: f('days'), one: f('day') },
  terms: { kind: 'long', label: f('terms'), maxLength: 10_000 },
  phases: sentences(f('phases'), f('phase'), f('add_phase')),
  risks: sentences(f('risks'), f('risk'), f('add_risk')),
  assumptions: sentences(f('assumptions'), f('assumption'), f('add_assumption')),
} as const satisfies FieldsOf<DealsheetPreset>;

const { currency, lines, contingency_pct, discount_pct, ...offer } = FIELDS;

/** What a preset may say of a dealsheet, in the order of its form. */
export const DEALSHEET_SECTIONS: readonly FieldSection[] = [
  { title: f('section_calculated'), fields: { currency, lines, contingency_pct, discount_pct } },
  { title: f('section_offer'), fields: offer },
];
