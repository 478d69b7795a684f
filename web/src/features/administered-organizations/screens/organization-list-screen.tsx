import { IconExternalLink, IconListSearch, IconPlus, IconSettings } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AdministeredOrganization } from '#contract/organizations/administration.ts';
import { listOrganizations } from '#contract/organizations/administration-endpoints.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { PAGE_SIZE } from '../../../platform/list/list-address.ts';
import { useExport } from '../../../platform/list/use-export.ts';
import { useListAddress } from '../../../platform/list/use-list-address.ts';
import type { MenuEntry } from '../../../ui/action/menu.tsx';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { type FilterValues, filtersOn } from '../../../ui/list/filter-definition.ts';
import { ListPage } from '../../../ui/list/list-page.tsx';
import { ListActions, ListPhoneActions, PhoneExport } from '../../../ui/list/parts/list-actions.tsx';
import { ListTable } from '../../../ui/list/parts/list-table.tsx';
import { viewTabs } from '../../../ui/list/parts/view-tabs.ts';
import { LifeDialog } from '../components/life-dialog.tsx';
import { LIST_FILTERS, listColumns, OFF_AT_FIRST } from '../components/list-columns.tsx';
import { OrganizationListEmpty } from '../components/organization-list-empty.tsx';
import { administrationOf, type OrganizationPlace, PLACES, pagesOf } from '../effects/addresses.ts';
import { stepsOf } from '../effects/life-steps.ts';
import {
  filtersOf,
  ORGANIZATION_FILTERS,
  ORGANIZATION_VIEWS,
  type OrganizationListSearch,
  queryOf,
} from '../effects/list-address.ts';
import { useLife } from '../effects/use-life.ts';
import { t } from '../messages.ts';
import { organizationList } from '../queries.ts';

const HABITS = { filters: ORGANIZATION_FILTERS, sort: 'name', pageSize: PAGE_SIZE };
const FILE = {
  endpoint: listOrganizations,
  name: 'organizations',
  failed: t('export_failed'),
  onDone: (count: number) => toast.show({ title: t('exported', { count }) }),
};
const NEW = {
  label: t('new_organization'),
  href: `${PLACES.admin}/new`,
  icon: IconPlus,
  primary: true,
} as const;
const VERBS = {
  admin: [{ label: t('all_organizations'), href: PLACES.manager, icon: IconListSearch }, NEW],
  manager: [{ label: t('administration'), href: PLACES.admin, icon: IconSettings }, NEW],
};

type ListScreenProps = {
  search: OrganizationListSearch;
  /** Rows of `manager` lead into the organization, those of `admin` to where its state is changed. */
  place: OrganizationPlace;
};

/** All organizations, for administrators: views by state, search, order and columns in the address. */
export function OrganizationListScreen({ search, place }: ListScreenProps) {
  const format = useFormat();
  const columns = useMemo(() => listColumns(format), [format]);
  const habits = { ...HABITS, hide: OFF_AT_FIRST[place] };
  const { list, table, clear, pager } = useListAddress<FilterValues>(search, habits);
  const { data, error, refetch } = useQuery(organizationList(queryOf(search)));
  const { view = 'all' } = search;
  const exporting = useExport({ ...FILE, query: filtersOf(search), columns, hidden: table.hidden });
  const life = useLife();
  const footer = pager(data);
  const path = PLACES[place];
  return (
    <>
      <ListPage
        {...list}
        title={t('organizations')}
        count={footer.total}
        views={viewTabs({ views: ORGANIZATION_VIEWS, current: view, path, label: (one) => t(`view_${one}`) })}
        actions={<ListActions {...exporting} verbs={VERBS[place]} />}
        phoneActions={<ListPhoneActions verbs={VERBS[place]} />}
        phoneEnd={<PhoneExport {...exporting} />}
        filters={LIST_FILTERS}
        columns={columns}
      >
        <ListTable
          {...table}
          label={t('organizations')}
          columns={columns}
          rows={data?.data}
          rowId={({ id }) => id}
          rowLabel={({ name }) => name}
          rowHref={(row) => hrefOf(row, place)}
          rowActions={(row) => verbsOf(row, place, life)}
          error={data ? undefined : failedRead(error, t('load_failed'), refetch)}
          empty={
            <OrganizationListEmpty
              {...{ view, path }}
              filters={filtersOn(LIST_FILTERS, list.value).map(({ label }) => label)}
              onClear={clear}
            />
          }
          footer={footer}
        />
      </ListPage>
      {life.asked && <LifeDialog asked={life.asked} life={life} />}
    </>
  );
}

/** An archived organization has no pages that could be opened. */
const hrefOf = ({ id, status }: AdministeredOrganization, place: OrganizationPlace): string =>
  place === 'admin' || status === 'archived' ? administrationOf(id) : pagesOf(id);

const verbsOf = (
  row: AdministeredOrganization,
  place: OrganizationPlace,
  life: ReturnType<typeof useLife>,
): MenuEntry[] => {
  const open = { id: 'open', label: t('open'), icon: IconExternalLink, href: pagesOf(row.id) };
  const look = { id: 'look', label: t('administration'), icon: IconSettings, href: administrationOf(row.id) };
  const steps = stepsOf(row).map((step) => ({
    ...{ id: step.to, label: step.label, icon: step.icon, danger: step.danger },
    onSelect: () => life.take(row, step),
  }));
  if (place === 'manager') return [look];
  return [...(row.status === 'archived' ? [] : [open]), ...steps];
};
