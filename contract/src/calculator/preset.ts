import { z } from 'zod';
import { serviceUnit } from '../service-types/shapes.ts';
import { currency, decimal, longText, name } from '../shapes.ts';

const pct = z.string().regex(/^\d{1,3}(\.\d{1,2})?$/, 'Enter a percentage such as 25 or 17.5.');
const label = z.string().trim().max(120, 'Use at most 120 characters.').nullable();

const presetLine = z.object({
  name,
  /** The code of a service type, since a preset may be every organization's. */
  service_code: z.string().max(12, 'Use at most 12 characters.').nullable(),
  role: label,
  quantity: decimal,
  unit: serviceUnit,
  phase: label,
});

/** What a preset says of a calculation: its lines without prices, and its percentages as exact decimals. */
export const calculatorPreset = z
  .object({
    currency,
    lines: z.array(presetLine).max(500, 'Use at most 500 lines.'),
    overhead_pct: pct,
    contingency_pct: pct,
    discount_pct: pct,
    tax_pct: pct,
    target: z.object({ margin_pct: pct.nullable(), utilisation_pct: pct.nullable() }).partial(),
    assumptions: longText,
  })
  .partial();
/** What a preset says of a calculation. */
export type CalculatorPreset = z.infer<typeof calculatorPreset>;
