import { IconAdjustments } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useMemo, useState } from 'react';
import { RUN_STATES } from '#contract/insights/states.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { PAGE_SIZE } from '../../../platform/list/list-address.ts';
import { useListAddress } from '../../../platform/list/use-list-address.ts';
import { Button } from '../../../ui/action/button.tsx';
import { type FilterDefinition, type FilterValues, filtersOn } from '../../../ui/list/filter-definition.ts';
import { ListArea } from '../../../ui/list/list-page.tsx';
import { ListEmpty } from '../../../ui/list/parts/list-empty.tsx';
import { ListTable } from '../../../ui/list/parts/list-table.tsx';
import { DetailPage } from '../../../ui/page/detail-page.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { t } from '../components/runs/messages.ts';
import { runColumns } from '../components/runs/run-columns.tsx';
import { RunLine } from '../components/runs/run-line.tsx';
import { RPAI } from '../effects/insights-address.ts';
import { type RunsSearch, runHref, runsQueryOf } from '../effects/runs-address.ts';
import { useOverview } from '../effects/use-overview.ts';
import type { Running } from '../effects/use-running.ts';
import { t as words } from '../messages.ts';
import { runList } from '../queries.ts';

const RunDialog = lazy(() => import('../components/runs/run-dialog.tsx'));
const SettingsDialog = lazy(() => import('../components/runs/settings-dialog.tsx'));

const HABITS = { filters: ['state'], sort: '-begun', pageSize: PAGE_SIZE };
const FILTERS: FilterDefinition[] = [
  {
    ...{ id: 'state', kind: 'multi-choice', label: t('state'), pinned: true },
    options: RUN_STATES.map((value) => ({ value, label: t(`state_${value}`) })),
  },
];

/** Every run, newest first: what it looked at, by which settings, and what it found; one is opened in a box. */
export function RunsScreen({ search }: { search: RunsSearch }) {
  const { history } = useRouter();
  const format = useFormat();
  const columns = useMemo(() => runColumns(format), [format]);
  const { list, table, clear, pager } = useListAddress<FilterValues>(search, HABITS);
  const { data, error, refetch } = useQuery(runList(runsQueryOf(search)));
  const { overview, newest, running } = useOverview();
  const [isSetting, setSetting] = useState(false);
  const isReady = overview !== undefined && !overview.running && !overview.resting;
  const on = filtersOn(FILTERS, list.value).map(({ label }) => label);
  return (
    <DetailPage
      title={words('runs')}
      crumbs={[{ label: words('rpai'), href: RPAI }, { label: words('runs') }]}
      actions={<SettingsVerb isReady={isReady} onOpen={() => setSetting(true)} />}
      flush
      filled
    >
      <ListArea
        value={list.value}
        onChange={list.onChange}
        filters={FILTERS}
        notice={<RunLine {...{ overview, newest, running }} />}
      >
        <ListTable
          hidden={table.hidden}
          label={words('runs')}
          columns={columns}
          rows={data?.data}
          rowId={({ id }) => id}
          rowLabel={({ created_at }) => t('run_title', { when: format.instant(created_at) })}
          rowHref={({ id }) => runHref(id, search)}
          error={data ? undefined : failedRead(error, t('load_failed'), refetch)}
          empty={<NoRuns filters={on} onClear={clear} />}
          footer={pager(data)}
        />
      </ListArea>
      <Boxes
        search={search}
        {...{ running, isReady, isSetting }}
        onSet={() => setSetting(false)}
        onClose={() => history.replace(runHref(undefined, search))}
      />
    </DetailPage>
  );
}

type BoxesProps = {
  search: RunsSearch;
  running: Running;
  isReady: boolean;
  isSetting: boolean;
  onSet: () => void;
  onClose: () => void;
};

function Boxes({ search, running, isReady, isSetting, onSet, onClose }: BoxesProps) {
  return (
    <Suspense fallback={null}>
      {search.run && <RunDialog id={search.run} {...{ running, isReady, onClose }} />}
      {isSetting && <SettingsDialog onClose={onSet} />}
    </Suspense>
  );
}

const NoRuns = (given: { filters: readonly string[]; onClear: () => void }) => (
  <ListEmpty {...given} nothingFound={t('nothing_found')}>
    <Empty title={t('none')} note={t('none_note')} />
  </ListEmpty>
);

const SettingsVerb = ({ isReady, onOpen }: { isReady: boolean; onOpen: () => void }) => (
  <Button icon={IconAdjustments} disabled={!isReady} onClick={onOpen}>
    {t('with_settings')}
  </Button>
);
