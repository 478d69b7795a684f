import type { ProjectDashboard } from '#contract/projects/dashboard.ts';
import type { Format } from '../../../../platform/format/use-format.ts';
import type { RowsFilters } from '../../effects/dashboard-address.ts';
import { datesText } from '../list-columns.tsx';
import { t } from './messages.ts';

/** Which rows are shown, in words: days, people, services, what is billed, what they are priced in. */
export const filterWords = (
  format: Format,
  { from, to, member_id = [], service_type_id = [], billable, currency }: RowsFilters,
  { people, service_types }: Pick<ProjectDashboard, 'people' | 'service_types'>,
): string => {
  const named = (ids: readonly string[], parts: typeof people, none: string) =>
    ids.map((id) => (id === 'none' ? none : (parts.find((part) => part.id === id)?.name ?? t('somebody'))));
  return [
    daysWords(format, from, to),
    ...named(member_id, people, ''),
    ...named(service_type_id, service_types, t('without_service')),
    ...(billable ? [t(billable === 'true' ? 'billable' : 'not_billable')] : []),
    ...(currency ? [t('priced_in', { currency })] : []),
  ].join(' · ');
};

const daysWords = (format: Format, from: string | undefined, to: string | undefined): string => {
  if (from && to) return from === to ? format.day(from) : datesText(format, from, to);
  if (from) return t('since', { day: format.day(from) });
  return to ? t('until', { day: format.day(to) }) : t('all_time');
};
