import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { INSIGHT_SEVERITIES } from '#contract/insights/finding.ts';
import { INSIGHT_GROUPS, INSIGHT_KINDS } from '#contract/insights/kinds.ts';
import type { Insight } from '#contract/insights/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import type { FilterDefinition } from '../../../../ui/list/filter-definition.ts';
import { personChoices } from '../../../choices/queries.ts';
import { LEAST_CONFIDENCES } from '../../effects/insights-address.ts';
import { t as kinds } from '../../effects/words/kind-messages.ts';
import { t as words } from '../../effects/words/messages.ts';
import { t } from '../../messages.ts';

/** Everything that the insights can be narrowed by; of what they are: the team, and what is in sight. */
export function useFilters(rows: readonly Insight[] | undefined): FilterDefinition[] {
  const format = useFormat();
  const [typed, setTyped] = useState('');
  const { data: people } = useQuery(personChoices(typed));
  return useMemo(() => {
    const team = (people?.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
    return [
      { id: 'q', kind: 'text', label: t('search'), placeholder: t('search_hint'), pinned: true },
      ...fixedFilters((pct) => format.percent(pct / 100)),
      {
        ...{ id: 'subject', kind: 'choice', label: t('subject'), onSearch: setTyped },
        options: uniqueOptions([...subjectsOf(rows, typed), ...team]),
      },
      { id: 'days', kind: 'date-range', label: t('days') },
    ];
  }, [format, people, rows, typed]);
}

type Option = { value: string; label: string };

const subjectsOf = (rows: readonly Insight[] = [], typed: string): Option[] =>
  rows.flatMap(({ subject: { id, name } }) =>
    id && name.toLocaleLowerCase().includes(typed.toLocaleLowerCase()) ? [{ value: id, label: name }] : [],
  );

const uniqueOptions = (options: readonly Option[]): Option[] => [
  ...new Map(options.map((option) => [option.value, option])).values(),
];

const fixedFilters = (percent: (pct: number) => string): FilterDefinition[] => [
  {
    ...{ id: 'group', kind: 'multi-choice', label: t('group'), pinned: true },
    options: INSIGHT_GROUPS.map((value) => ({ value, label: words(`group_${value}`) })),
  },
  {
    ...{ id: 'severity', kind: 'multi-choice', label: t('severity'), pinned: true },
    options: INSIGHT_SEVERITIES.map((value) => ({ value, label: words(`severity_${value}`) })),
  },
  {
    ...{ id: 'kind', kind: 'multi-choice', label: t('kind') },
    options: INSIGHT_KINDS.map((value) => ({ value, label: kinds(value) })),
  },
  {
    ...{ id: 'confidence_min', kind: 'choice', label: t('confidence') },
    options: LEAST_CONFIDENCES.map((value) => ({
      value,
      label: t('confidence_least', { pct: percent(Number(value)) }),
    })),
  },
];
