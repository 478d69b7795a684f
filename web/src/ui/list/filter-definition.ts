import type { Option } from '../form/options.tsx';

/** ISO yyyy-mm-dd, both ends inclusive. */
export type DateRange = { from?: string | undefined; to?: string | undefined };

export type FilterValue = string | readonly string[] | DateRange;

/** Values of the filters that are on, by filter id. */
export type FilterValues = Readonly<Record<string, FilterValue | undefined>>;

type Named = {
  id: string;
  label: string;
  /** Always shown as a chip, on or off. */
  pinned?: boolean;
};

export type TextFilter = Named & { kind: 'text'; placeholder?: string };
export type ChoiceFilter = Named & {
  kind: 'choice' | 'multi-choice';
  options: readonly Option[];
  /** Asks for other options while typing. */
  onSearch?: (text: string) => void;
};
export type DateRangeFilter = Named & { kind: 'date-range' };

/** One way to narrow a list: text (a string), choice (a string), multi-choice (strings), date-range (a DateRange). */
export type FilterDefinition = TextFilter | ChoiceFilter | DateRangeFilter;

export function isRange(value: FilterValue | undefined): value is DateRange {
  return typeof value === 'object' && !Array.isArray(value);
}

/** The value as a list of strings: none, one or many. */
export function asList(value: FilterValue | undefined): readonly string[] {
  if (value === undefined || isRange(value)) return [];
  return typeof value === 'string' ? (value === '' ? [] : [value]) : value;
}

export function isOn(value: FilterValue | undefined): boolean {
  return isRange(value) ? Boolean(value.from || value.to) : asList(value).length > 0;
}

/** The filters that are on, in the order of their definitions. */
export function filtersOn(filters: readonly FilterDefinition[], value: FilterValues): FilterDefinition[] {
  return filters.filter((filter) => isOn(value[filter.id]));
}

/** The values with one filter changed; a value that is off is left out. */
export function withFilter(values: FilterValues, id: string, value: FilterValue | undefined): FilterValues {
  const rest = Object.fromEntries(Object.entries(values).filter(([key]) => key !== id));
  return isOn(value) ? { ...rest, [id]: value } : rest;
}
