import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ProjectDashboard } from '#contract/projects/dashboard.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Dialog, DialogVerbs } from '../../../../ui/feedback/dialog.tsx';
import { Empty } from '../../../../ui/state/empty.tsx';
import { DataTable } from '../../../../ui/table/data-table.tsx';
import { type DashboardSearch, dashboardSearch, type RowsFilters } from '../../effects/dashboard-address.ts';
import { projectActivity, projectTimeTotals } from '../../effects/detail-queries.ts';
import { t } from './messages.ts';
import { rowColumns } from './row-columns.tsx';
import { filterWords } from './row-words.ts';
import styles from './rows.module.css';
import { RowsTotals } from './rows-totals.tsx';
import { useRowsExport } from './use-rows-export.ts';

type RowsDialogProps = {
  project_id: string;
  search: DashboardSearch;
  filters: RowsFilters;
  dashboard: ProjectDashboard;
};

/** The entries behind a figure with their total, which is the figure. */
export default function RowsDialog({ project_id, search, filters, dashboard }: RowsDialogProps) {
  const format = useFormat();
  const navigate = useNavigate();
  const query = queryOf(filters);
  const totals = useQuery(projectTimeTotals(project_id, query));
  const list = useInfiniteQuery(projectActivity(project_id, query));
  const { save, isSaving } = useRowsExport(project_id, query);
  const { period, from, to } = search;
  const close = () =>
    void navigate({
      to: '/manager/projects/$projectId/dashboard',
      params: { projectId: project_id },
      search: dashboardSearch({ period, from, to }),
      replace: true,
      resetScroll: false,
    });
  const rows = list.data?.pages.flatMap((page) => page.data);
  return (
    <Dialog open boxSize="large" title={t('rows_title')} onClose={close}>
      <div className={styles.rows}>
        <p className={styles.words}>{filterWords(format, filters, dashboard)}</p>
        <RowsTotals totals={totals.data} currency={dashboard.currency} />
        <div className={styles.list}>
          <DataTable
            label={t('rows_title')}
            columns={rowColumns(format)}
            rows={rows}
            rowId={({ id }) => id}
            rowLabel={({ note, member }) => note || member.name}
            density="compact"
            error={list.error && !rows ? failedRead(list.error, t('rows_failed'), list.refetch) : undefined}
            empty={<Empty title={t('no_rows')} />}
          />
        </div>
        <DialogVerbs>
          {list.hasNextPage && (
            <Button onClick={() => void list.fetchNextPage()} disabled={list.isFetchingNextPage}>
              {t('more_rows')}
            </Button>
          )}
          <Button onClick={() => save()} disabled={isSaving}>
            {t('save_rows')}
          </Button>
        </DialogVerbs>
      </div>
    </Dialog>
  );
}

/** What an address says, as it is asked; lists are copied, because callers may change theirs. */
const queryOf = ({ from, to, member_id, service_type_id, billable, currency }: RowsFilters) => ({
  from,
  to,
  billable,
  currency,
  ...(member_id ? { member_id: [...member_id] } : {}),
  ...(service_type_id ? { service_type_id: [...service_type_id] } : {}),
});
