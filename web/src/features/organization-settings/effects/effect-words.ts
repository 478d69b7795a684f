import type { PreviewedEffect } from '#contract/organizations/settings.ts';
import type { Format } from '../../../platform/format/use-format.ts';
import { t } from '../messages.ts';

/** What a change does, as a sentence: how much it concerns, what the sum was and becomes, and some of it by name. */
export function effectWords(one: PreviewedEffect, format: Format): string {
  const { effect, count, before, after, unit, examples } = one;
  const write = amountIn(unit, format);
  const sentences = [
    t(`effect_${effect}`, { count }),
    ...(before === null || after === null
      ? []
      : [`${t('from_to', { before: write(before), after: write(after) })}.`]),
    ...(examples.length === 0
      ? []
      : [t('such_as', { names: examples.map(({ label }) => label).join(', ') })]),
  ];
  return sentences.join(' ');
}

const amountIn =
  (unit: PreviewedEffect['unit'], format: Format) =>
  (value: number): string =>
    unit === 'minutes' ? format.spelledDuration(value * 60) : format.number(value);
