import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { addDays } from '#contract/activity/rules.ts';
import { OPS_LOG_TYPES, SEVERITIES } from '#contract/ops-log/states.ts';
import { momentOf } from '../../../platform/format/moment-of.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useAfterPaint } from '../../../platform/use-after-paint.ts';
import { type FilterDefinition, type FilterValues, isRange } from '../../../ui/list/filter-definition.ts';
import { personChoices } from '../../choices/queries.ts';
import { t } from '../messages.ts';
import type { OpsLogQuery } from '../queries.ts';
import { type OpsLogSearch, opsLogSearch } from './ops-log-address.ts';

/** The filters of an ops-log, what the address says of them, and how to change it. */
export function useFilters(project_id: string, search: OpsLogSearch) {
  const navigate = useNavigate();
  const enabled = useAfterPaint();
  const people = useQuery({ ...personChoices(), enabled }).data?.data ?? [];
  const { from, to, entry: _, ...rest } = search;
  const value: FilterValues = { ...rest, period: from || to ? { from, to } : undefined };
  const go = (next: Record<string, unknown>) =>
    void navigate({
      to: '/manager/projects/$projectId/ops-log',
      params: { projectId: project_id },
      search: opsLogSearch(next),
    });
  const change = ({ period, ...next }: FilterValues) =>
    go({ ...next, ...(isRange(period) ? { from: period.from, to: period.to } : {}) });
  const open = (entry: string | undefined) => go({ ...search, entry });
  const options = people.map(({ id, name }) => ({ value: id, label: name }));
  return { filters: [...FIRST, { ...PERSON, options }, TAG], value, change, open };
}

const FIRST: readonly FilterDefinition[] = [
  { id: 'q', kind: 'text', label: t('search'), placeholder: t('search_hint'), pinned: true },
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
    label: t('open'),
    options: [{ value: 'yes', label: t('open_only') }],
    pinned: true,
  },
  { id: 'period', kind: 'date-range', label: t('period'), pinned: true },
];

const PERSON = { id: 'member_id', kind: 'choice', label: t('person') } as const;
const TAG: FilterDefinition = { id: 'tag', kind: 'text', label: t('tag') };

/** What the API is asked for an address: whole days, as they are where the person is. */
export function useAsked({ entry: _, from, to, q, tag, ...rest }: OpsLogSearch): OpsLogQuery {
  const { zone } = useFormat();
  const first = from ? momentOf(from, '00:00', zone) : null;
  const behind = to ? momentOf(addDays(to, 1), '00:00', zone) : null;
  return {
    ...rest,
    ...(q ? { q: q.slice(0, 120) } : {}),
    ...(tag ? { tag: tag.slice(0, 40) } : {}),
    ...(first ? { from: first } : {}),
    ...(behind ? { to: behind } : {}),
  };
}
