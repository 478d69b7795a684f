import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { PAGE_SIZE } from '../../../platform/list/list-address.ts';
import { useListAddress } from '../../../platform/list/use-list-address.ts';
import type { FilterValues } from '../../../ui/list/filter-definition.ts';
import { ListPage } from '../../../ui/list/list-page.tsx';
import { ListActions, PhoneExport } from '../../../ui/list/parts/list-actions.tsx';
import { useIsPhone } from '../../../ui/theme/use-is-phone.ts';
import styles from '../components/capacity.module.css';
import { CapacityTable } from '../components/capacity-table.tsx';
import { KindSwitch } from '../components/kind-switch.tsx';
import { useFilters } from '../components/use-filters.ts';
import { SpanMoves, WeekMoves } from '../components/week-moves.tsx';
import {
  asked,
  CAPACITY_FILTERS,
  type CapacitySearch,
  capacityHref,
  capacityQuery,
} from '../effects/capacity-address.ts';
import { weekNow } from '../effects/rows.ts';
import { useCapacityExport } from '../effects/use-capacity-export.ts';
import { useMoves } from '../effects/use-moves.ts';
import { t } from '../messages.ts';
import { capacityList } from '../queries.ts';

const PersonWeek = lazy(() => import('../components/person-week.tsx'));
const HABITS = { filters: CAPACITY_FILTERS, sort: 'name', pageSize: PAGE_SIZE };
const TABS = [
  { id: 'roster', label: t('roster'), href: '/roster' },
  { id: 'capacity', label: t('title'), href: capacityHref({}), active: true },
];

/** What people's weeks have, and what is planned and logged of it. */
export function CapacityScreen({ search }: { search: CapacitySearch }) {
  const isPhone = useIsPhone();
  const { data, error, refetch } = useQuery(capacityList(capacityQuery(search)));
  const state = useListAddress<FilterValues>(search, HABITS);
  const weeks = data?.weeks ?? [];
  const filters = useFilters(data?.planning ?? false, search.project_id);
  const exporting = useCapacityExport(asked(search), search.by, data);
  const { onFrom, onWeek, onNow, onBy, onClose } = useMoves(search, weeks);
  const week = search.week ?? weekNow(weeks)?.from;
  const kinds = data?.planning && <KindSwitch by={search.by} onBy={onBy} />;
  const phoneWeek = (
    <div className={styles.phone}>
      {week && <WeekMoves from={week} onWeek={onWeek} onNow={onNow} />}
      {kinds}
    </div>
  );
  return (
    <>
      <ListPage
        title={t('title')}
        views={TABS}
        actions={
          <>
            {kinds}
            <SpanMoves weeks={weeks} onFrom={onFrom} />
            <ListActions {...exporting} verbs={[]} />
          </>
        }
        notice={isPhone && phoneWeek}
        phoneEnd={<PhoneExport {...exporting} />}
        filters={filters}
        value={state.list.value}
        onChange={state.list.onChange}
      >
        <CapacityTable
          {...{ search, data, filters, state }}
          error={data ? undefined : failedRead(error, t('load_failed'), refetch)}
        />
      </ListPage>
      {search.person && week && (
        <Suspense fallback={null}>
          <PersonWeek member={search.person} date={week} onWeek={onWeek} onClose={() => onClose(isPhone)} />
        </Suspense>
      )}
    </>
  );
}
