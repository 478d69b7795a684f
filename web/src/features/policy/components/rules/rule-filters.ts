import { ROLES } from '#contract/access/roles.ts';
import { roleName } from '../../../../platform/roles.ts';
import type { FilterDefinition } from '../../../../ui/list/filter-definition.ts';
import { PLACES } from '../../effects/words/place-words.ts';
import { t as words } from '../../messages.ts';
import { t } from './messages.ts';

/** The filters of the rules. */
export const RULE_FILTERS: readonly FilterDefinition[] = [
  { id: 'q', kind: 'text', label: t('search'), placeholder: t('search_hint'), pinned: true },
  {
    id: 'role',
    kind: 'choice',
    label: t('counts_for'),
    pinned: true,
    options: ROLES.map((value) => ({ value, label: roleName(value) })),
  },
  {
    id: 'effect',
    kind: 'choice',
    label: t('effect'),
    pinned: true,
    options: (['allow', 'deny'] as const).map((value) => ({ value, label: words(value) })),
  },
  {
    id: 'place',
    kind: 'choice',
    label: t('place'),
    pinned: true,
    options: PLACES.map((value) => ({ value, label: t(`place_${value}`) })),
  },
];

/** Parameters of the address that are filters. */
export const FILTER_NAMES = ['q', 'role', 'effect', 'place'] as const;
