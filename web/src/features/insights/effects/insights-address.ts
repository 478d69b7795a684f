import { INSIGHT_SORTS } from '#contract/insights/endpoints.ts';
import { INSIGHT_SEVERITIES } from '#contract/insights/finding.ts';
import { INSIGHT_GROUPS, INSIGHT_KINDS } from '#contract/insights/kinds.ts';
import type { InsightState } from '#contract/insights/states.ts';
import { filtersIn, PLACE_PARAMETERS } from '../../../platform/list/list-address.ts';
import {
  day,
  oneOf,
  searchParameters,
  several,
  sortOf,
  stringifySearch,
  text,
} from '../../../platform/search.ts';
import { type FilterValue, type FilterValues, isRange } from '../../../ui/list/filter-definition.ts';
import type { InsightQuery } from '../queries.ts';

/** Address of the insights. */
export const RPAI = '/rpai';

/** The tabs above the list. */
export const INSIGHT_VIEWS = ['open', 'accepted', 'dismissed', 'gone', 'all'] as const;
/** One of the tabs. */
export type InsightView = (typeof INSIGHT_VIEWS)[number];

/** The least confidences that can be asked for, in per cent. */
export const LEAST_CONFIDENCES = ['50', '75', '90'] as const;

/** The order without one in the address: the gravest and surest first. */
export const GRAVEST = 'severity';

/** Everything that the address holds; `insight` is the one that is looked at. */
export const insightsSearch = searchParameters({
  view: oneOf(INSIGHT_VIEWS),
  q: text,
  group: several(oneOf(INSIGHT_GROUPS)),
  kind: several(oneOf(INSIGHT_KINDS)),
  severity: several(oneOf(INSIGHT_SEVERITIES)),
  confidence_min: oneOf(LEAST_CONFIDENCES),
  subject: text,
  from: day,
  to: day,
  sort: sortOf(INSIGHT_SORTS),
  insight: text,
  ...PLACE_PARAMETERS,
});

/** Everything that the address holds, read. */
export type InsightsSearch = ReturnType<typeof insightsSearch>;

/** Parameters of the address that are filters. */
export const INSIGHT_FILTERS = [
  ...['q', 'group', 'kind', 'severity', 'confidence_min', 'subject', 'from', 'to'],
] as const;

const STATES: Partial<Record<InsightView, InsightState>> = {
  open: 'open',
  accepted: 'accepted',
  dismissed: 'dismissed',
  gone: 'gone',
};

/** The question to the API that an address stands for. */
export function queryOf(search: InsightsSearch): InsightQuery {
  const { insight, confidence_min, sort, ...filters } = filtersIn(search);
  const state = STATES[search.view ?? 'open'];
  return {
    ...filters,
    ...(state ? { state: [state] } : {}),
    ...(confidence_min ? { confidence_min: Number(confidence_min) } : {}),
    sort: sort ?? GRAVEST,
  };
}

/** The address of an insight in the list that another address shows; of the list alone without one. */
export const hrefOf = (search: InsightsSearch, insight?: string): string =>
  `${RPAI}${stringifySearch({ ...search, insight })}`;

const dayIn = (value: FilterValue | undefined) => (typeof value === 'string' ? value : undefined);

/** The days as one filter. */
export const withRange = ({ from, to, ...values }: FilterValues): FilterValues => ({
  ...values,
  ...(from || to ? { days: { from: dayIn(from), to: dayIn(to) } } : {}),
});

/** The other way round. */
export const withDays = ({ days, ...values }: FilterValues): FilterValues => ({
  ...values,
  ...(isRange(days) ? { from: days.from, to: days.to } : {}),
});
