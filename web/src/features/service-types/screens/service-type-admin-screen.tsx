import { useQuery } from '@tanstack/react-query';
import { useFormat } from '../../../platform/format/use-format.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { Tabs } from '../../../ui/action/tabs.tsx';
import { Card, CardLink } from '../../../ui/card/card.tsx';
import { CardStack, DashboardPage } from '../../../ui/page/dashboard-page.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { lifeColumns } from '../components/life-columns.tsx';
import { WideRates } from '../components/rates/wide-rates.tsx';
import { ADMIN_VIEWS, type AdminSearch, type AdminView, adminQuery } from '../effects/admin-address.ts';
import { useLifeVerbs } from '../effects/use-life-verbs.ts';
import { words } from '../effects/words/wide-words.ts';
import { t } from '../messages.ts';
import { serviceTypeList } from '../queries.ts';
import styles from './service-type-admin-screen.module.css';

/**
 * Administration of service types: their life, which of them leave too little or have no rate, and the rates for all of them.
 * What each is, and its own rates, stand on its page.
 */
export function ServiceTypeAdminScreen({ search }: { search: AdminSearch }) {
  return (
    <DashboardPage title={words('admin_title')}>
      <CardStack>
        <Life search={search} />
        <WideRates />
      </CardStack>
    </DashboardPage>
  );
}

function Life({ search }: { search: AdminSearch }) {
  const { view = 'all' } = search;
  const { data, error, refetch } = useQuery(serviceTypeList(adminQuery(search)));
  const format = useFormat();
  const verbs = useLifeVerbs();
  const items = ADMIN_VIEWS.map((id) => ({
    id,
    label: words(`admin_view_${id}`),
    href: id === 'all' ? '/admin/service-types' : `/admin/service-types?view=${id}`,
    active: id === view,
  }));
  return (
    <Card
      title={t('service_types')}
      end={<CardLink href="/manager/service-types">{words('admin_list')}</CardLink>}
      flush
    >
      <div className={styles.tabs}>
        <Tabs label={words('admin_views')} items={items} />
      </div>
      <DataTable
        label={t('service_types')}
        columns={lifeColumns(format)}
        rows={data?.data}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        rowHref={({ id }) => `/manager/service-types/${id}`}
        rowActions={verbs}
        error={data ? undefined : failedRead(error, t('load_failed'), refetch)}
        empty={<Nothing view={view} />}
      />
      {data?.after && <p>{words('admin_more', { count: data.data.length })}</p>}
    </Card>
  );
}

function Nothing({ view }: { view: AdminView }) {
  if (view === 'low') return <Empty title={words('admin_none_low')} note={words('admin_none_low_note')} />;
  return <Empty title={words(view === 'unpriced' ? 'admin_none_unpriced' : 'admin_none')} />;
}
