import type { AdministeredOrganization } from '#contract/organizations/administration.ts';
import type { Format } from '../../../platform/format/use-format.ts';
import type { FilterDefinition } from '../../../ui/list/filter-definition.ts';
import {
  instantColumn,
  type ListColumn,
  nameColumn,
  statusColumn,
  textColumn,
} from '../../../ui/table/model/list-columns.tsx';
import type { OrganizationPlace } from '../effects/addresses.ts';
import { t } from '../messages.ts';
import { OrganizationStatusText } from './organization-status.tsx';

type Column = ListColumn<AdministeredOrganization>;

/** Columns that are off until somebody switches them on: where one administers, what one works with; and the other way round. */
export const OFF_AT_FIRST: Record<OrganizationPlace, string[]> = {
  admin: ['legal_name', 'currency', 'timezone'],
  manager: ['legal_name', 'since', 'reason', 'created_at'],
};

const count = (id: 'people' | 'projects', format: Format): Column => ({
  id,
  header: t(id),
  cell: (row) => format.number(row[id]),
  csv: (row) => row[id],
  align: 'end',
  look: 'figures',
});

const since = ({ instant, relative }: Format): Column => ({
  id: 'since',
  header: t('since'),
  cell: ({ status_changed_at: at }) => at && <time title={instant(at)}>{relative(at)}</time>,
  csv: ({ status_changed_at: at }) => at,
  ...{ as: 'instant', align: 'end', look: 'muted' },
});

/** Names of the owners; who has none can't be managed, and that is said. */
const owners = ({ owners: names }: AdministeredOrganization) => names.join(', ') || t('no_owner');

/** The columns of the list, each with its text in an export. */
export const listColumns = (format: Format): Column[] => [
  nameColumn(t('name')),
  { ...textColumn('slug', t('slug'), ({ slug }) => slug), look: 'code', card: 'subtitle' },
  textColumn('legal_name', t('legal_name'), ({ legal_name }) => legal_name),
  statusColumn(t('status'), {
    draw: (status, small) => <OrganizationStatusText status={status} small={small} />,
    word: (status) => t(`status_${status}`),
  }),
  since(format),
  textColumn('reason', t('reason'), ({ status_reason }) => status_reason),
  count('people', format),
  count('projects', format),
  textColumn('owners', t('owners'), owners),
  textColumn('currency', t('currency'), ({ currency }) => currency),
  textColumn('timezone', t('timezone'), ({ timezone }) => timezone.replaceAll('_', ' ')),
  {
    id: 'last_activity',
    header: t('last_activity'),
    cell: ({ last_activity_on: on }) => (on ? format.day(on) : t('never')),
    csv: ({ last_activity_on: on }) => on,
    ...{ as: 'day', align: 'end', look: 'muted', card: 'bottomRight' },
  },
  instantColumn('created_at', t('created_at'), format),
];

/** The filters of the list. */
export const LIST_FILTERS: FilterDefinition[] = [
  { id: 'q', kind: 'text', label: t('search'), placeholder: t('search_hint'), pinned: true },
];
