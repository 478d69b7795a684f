import type { CalculatorPreset } from '#contract/calculator/preset.ts';
import { SERVICE_UNITS } from '#contract/service-types/shapes.ts';
import type { FieldSection, FieldsOf, ListField } from './field.ts';
import { f } from './messages.ts';

/** What is calculated, line by line; its prices come from the rates of the day. */
export const LINES = {
  ...{
    kind: 'rows',
    label: f('lines'),
    note: f('lines_note'),
    one: f('line'),
    add: f('add_line'),
    most: 500,
  },
  blank: { name: '', service_code: null, role: null, quantity: '', unit: 'hour', phase: null },
  columns: {
    name: { kind: 'text', label: f('name'), maxLength: 120 },
    service_code: { kind: 'service', label: f('service_code'), maxLength: 12, nothing: f('any_service') },
    role: { kind: 'text', label: f('role'), maxLength: 120, nothing: f('no_role') },
    quantity: { kind: 'decimal', label: f('quantity') },
    unit: {
      ...{ kind: 'choice', label: f('unit') },
      choices: SERVICE_UNITS.map((value) => ({ value, label: f(`unit_${value}`), one: f(`one_${value}`) })),
    },
    phase: { kind: 'text', label: f('phase'), maxLength: 120, nothing: f('no_phase') },
  },
} as const satisfies ListField;

/** A percentage as an exact decimal. */
export const percentage = (label: string, note?: string) => ({
  ...({ kind: 'decimal', label, suffix: '%' } as const),
  ...(note ? { note } : {}),
});

const FIELDS = {
  currency: { kind: 'currency', label: f('currency') },
  lines: LINES,
  overhead_pct: percentage(f('overhead'), f('overhead_note')),
  contingency_pct: percentage(f('contingency'), f('contingency_note')),
  discount_pct: percentage(f('discount')),
  tax_pct: percentage(f('tax')),
  target: {
    kind: 'group',
    fields: {
      margin_pct: { ...percentage(f('target_margin'), f('target_margin_note')), nothing: f('no_target') },
      utilisation_pct: { ...percentage(f('target_utilisation')), nothing: f('no_target') },
    },
  },
  assumptions: { kind: 'long', label: f('assumptions'), maxLength: 10_000 },
} as const satisfies FieldsOf<CalculatorPreset>;

const { currency, lines, target, assumptions, ...percentages } = FIELDS;

/** What a preset may say of a calculation, in the order of its form. */
export const CALCULATOR_SECTIONS: readonly FieldSection[] = [
  { title: f('section_calculated'), fields: { currency, lines } },
  { title: f('section_percentages'), fields: percentages },
  { title: f('section_target'), fields: { target } },
  { title: f('section_grounds'), fields: { assumptions } },
];
