import { useQuery } from '@tanstack/react-query';
import { ROLES } from '#contract/access/roles.ts';
import { memberEmployment, memberStatus } from '#contract/members/shapes.ts';
import { roleName } from '../../../../platform/roles.ts';
import type { FilterDefinition } from '../../../../ui/list/filter-definition.ts';
import { personChoices } from '../../../choices/queries.ts';
import { t } from '../../messages.ts';
import { skillNames } from '../../queries.ts';

/** The filters of the team. */
export function useListFilters(): FilterDefinition[] {
  const people = useQuery(personChoices()).data?.data ?? [];
  const skills = useQuery(skillNames()).data?.names ?? [];
  return [
    { id: 'q', kind: 'text', label: t('search'), placeholder: t('search_hint'), pinned: true },
    {
      id: 'role',
      kind: 'multi-choice',
      label: t('role'),
      options: ROLES.map((value) => ({ value, label: roleName(value) })),
    },
    {
      id: 'status',
      kind: 'multi-choice',
      label: t('status'),
      options: memberStatus.options.map((value) => ({ value, label: t(`status_${value}`) })),
    },
    {
      id: 'employment',
      kind: 'multi-choice',
      label: t('employment'),
      options: memberEmployment.options.map((value) => ({ value, label: t(`employment_${value}`) })),
    },
    {
      id: 'manager_id',
      kind: 'choice',
      label: t('manager'),
      options: [
        { value: 'none', label: t('no_manager') },
        ...people.map(({ id, name }) => ({ value: id, label: name })),
      ],
    },
    { id: 'department', kind: 'text', label: t('department') },
    {
      id: 'skill',
      kind: 'choice',
      label: t('skill'),
      options: skills.map((name) => ({ value: name, label: name })),
    },
  ];
}
