import { INCIDENT_STATES, OPS_LOG_TYPES, SEVERITIES } from '#contract/ops-log/states.ts';
import { HANDOVER_FILTERS } from '#contract/ops-log/statistics.ts';
import type { FilterDefinition } from '../../../ui/list/filter-definition.ts';
import { t } from '../messages.ts';
import { LOG_PERIODS } from './periods.ts';
import { v } from './view-words.ts';

/** What an ops-log is narrowed by, people to choose from among them. */
export const logFilters = (people: readonly { id: string; name: string }[]): FilterDefinition[] => [
  ...FIRST,
  {
    ...{ id: 'member_id', kind: 'choice', label: v('person') },
    options: people.map(({ id, name }) => ({ value: id, label: name })),
  },
  ...LAST,
];

const FIRST: readonly FilterDefinition[] = [
  { id: 'q', kind: 'text', label: v('search'), placeholder: v('search_hint'), pinned: true },
  {
    id: 'period',
    kind: 'choice',
    label: v('period'),
    options: LOG_PERIODS.map((value) => ({ value, label: v(`period_${value}`) })),
    pinned: true,
  },
  { id: 'days', kind: 'date-range', label: v('days'), pinned: true },
  {
    id: 'type',
    kind: 'multi-choice',
    label: t('type'),
    options: OPS_LOG_TYPES.map((value) => ({ value, label: t(`type_${value}`) })),
    pinned: true,
  },
  {
    id: 'severity',
    kind: 'multi-choice',
    label: t('severity'),
    options: SEVERITIES.toReversed().map((value) => ({ value, label: t(`severity_${value}`) })),
    pinned: true,
  },
  {
    id: 'open',
    kind: 'choice',
    label: v('open'),
    options: [{ value: 'yes', label: v('open_only') }],
    pinned: true,
  },
];

const LAST: readonly FilterDefinition[] = [
  { id: 'tag', kind: 'text', label: v('tag') },
  {
    id: 'incident',
    kind: 'multi-choice',
    label: v('state_of_incident'),
    options: INCIDENT_STATES.map((value) => ({ value, label: t(`incident_${value}`) })),
  },
  {
    id: 'handover',
    kind: 'multi-choice',
    label: v('state_of_handover'),
    options: HANDOVER_FILTERS.map((value) => ({ value, label: v(`outcome_${value}`) })),
  },
  {
    id: 'said',
    kind: 'choice',
    label: v('corrections'),
    options: [{ value: 'now', label: v('said_now') }],
  },
];
