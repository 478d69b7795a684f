import type { CalculationLine } from '#contract/calculator/inputs.ts';
import { SERVICE_UNITS } from '#contract/service-types/shapes.ts';
import { t } from '../messages.ts';

/** What is typed of a line, in the order of its cells. */
export const LINE_FIELDS = [
  'name',
  'role',
  'phase',
  'quantity',
  'unit',
  'cost_rate',
  'list_rate',
  'currency',
  'discount_pct',
] as const satisfies (keyof CalculationLine)[];

/** One of them. */
export type LineField = (typeof LINE_FIELDS)[number];

/** Their names. */
export const LINE_LABELS: Readonly<Record<LineField, string>> = {
  name: t('name'),
  role: t('role'),
  phase: t('phase'),
  quantity: t('quantity'),
  unit: t('unit'),
  cost_rate: t('cost_rate'),
  list_rate: t('list_rate'),
  currency: t('currency'),
  discount_pct: t('discount'),
};

/** Units as a list of choices offers them. */
export const UNIT_CHOICES = SERVICE_UNITS.map((value) => ({ value, label: t(`unit_${value}`) }));
