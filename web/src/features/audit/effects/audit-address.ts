import { filtersIn, PLACE_PARAMETERS, pageIn } from '../../../platform/list/list-address.ts';
import { day, searchParameters, several, text } from '../../../platform/search.ts';
import { type FilterValues, isRange } from '../../../ui/list/filter-definition.ts';
import type { AuditQuery } from '../queries.ts';

/** Everything that the trail's address holds. */
export const auditSearch = searchParameters({
  q: text,
  actor_id: several(text),
  type: several(text),
  subject_type: several(text),
  subject_id: text,
  project_id: several(text),
  from: day,
  to: day,
  ...PLACE_PARAMETERS,
});

/** Everything that the trail's address holds, read. */
export type AuditSearch = ReturnType<typeof auditSearch>;

/** Parameters of the address that are filters. */
export const AUDIT_FILTERS = [
  'q',
  'actor_id',
  'type',
  'subject_type',
  'subject_id',
  'project_id',
  'from',
  'to',
] as const;

/** The filters that an address stands for, without its page. */
export const filtersOf = (search: AuditSearch): AuditQuery => filtersIn(search);

/** The question to the API that an address stands for. */
export const queryOf = (search: AuditSearch): AuditQuery => ({ ...filtersOf(search), ...pageIn(search) });

/** Both days of the address as one filter. */
export const withPeriod = ({ from, to, ...values }: FilterValues): FilterValues => ({
  ...values,
  ...(typeof from === 'string' || typeof to === 'string'
    ? { period: { from: wordOf(from), to: wordOf(to) } }
    : {}),
});

/** The filter of both days as the address holds it. */
export const withDays = ({ period, ...values }: FilterValues): FilterValues => ({
  ...values,
  ...(isRange(period) ? { from: period.from, to: period.to } : {}),
});

const wordOf = (value: FilterValues[string]): string | undefined =>
  typeof value === 'string' ? value : undefined;
