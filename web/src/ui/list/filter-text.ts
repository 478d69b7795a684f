import type { UiTexts } from '../theme/texts.ts';
import { asList, type FilterDefinition, type FilterValue, isRange } from './filter-definition.ts';

/** What a chip says about its filter: the words of up to two choices, the count of more, or the range. */
export function filterText(
  filter: FilterDefinition,
  value: FilterValue | undefined,
  texts: UiTexts,
  locale = 'en-GB',
): string {
  if (isRange(value)) return rangeText(value.from, value.to, texts, locale);
  const chosen = asList(value);
  if (filter.kind === 'text' || filter.kind === 'date-range') return chosen.join(', ');
  if (chosen.length > 2) return texts.anyOf(chosen.length);
  const labels = chosen.map((id) => filter.options.find((option) => option.value === id)?.label ?? id);
  return labels.join(', ');
}

const dayIn = (locale: string) => {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return (iso: string) => format.format(new Date(`${iso}T12:00:00Z`));
};

function rangeText(from: string | undefined, to: string | undefined, texts: UiTexts, locale: string): string {
  const day = dayIn(locale);
  if (from && to) return `${day(from)} – ${day(to)}`;
  if (from) return texts.since(day(from));
  return to ? texts.until(day(to)) : '';
}
