import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AccountPlanBoard } from '#contract/account-plans/board.ts';
import type { AccountPlanSummary } from '#contract/account-plans/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import type { FailedRead } from '../../../../platform/list/failed-read.ts';
import { stringifySearch } from '../../../../platform/search.ts';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../../ui/state/skeleton.tsx';
import { TableFooter, type TableFooterProps } from '../../../../ui/table/table-footer.tsx';
import { filtersOf, type PlanListSearch } from '../../effects/list-address.ts';
import { PLANS } from '../../effects/plan-address.ts';
import { accountPlanBoard } from '../../queries.ts';
import styles from './heat.module.css';
import { moveBetweenCells } from './heat-keys.ts';
import { HeatTable } from './heat-table.tsx';
import { Matrix } from './matrix.tsx';
import { t } from './messages.ts';

type HeatMapProps = {
  /** Undefined while they load. */
  rows: readonly AccountPlanSummary[] | undefined;
  error: FailedRead | undefined;
  empty: ReactNode;
  footer: Omit<TableFooterProps, 'paged'>;
  search: PlanListSearch;
};

/** How plans stand by what they rest on: a row a plan, and above them how many there are by tier and health. */
export default function HeatMap({ rows, error, empty, footer, search }: HeatMapProps) {
  const matrix = useMatrix(search);
  return (
    <>
      <div className={styles.scroll}>
        {matrix}
        {!rows && (error ? <LoadError {...error} /> : <SkeletonRows rows={10} height={44} />)}
        {rows?.length === 0 && empty}
        {rows && rows.length > 0 && (
          <section aria-label={t('heat_map')} onKeyDown={moveBetweenCells}>
            <HeatTable plans={rows} />
          </section>
        )}
      </div>
      {footer.to > 0 && <TableFooter {...footer} paged={Boolean(footer.onBefore || footer.onAfter)} />}
    </>
  );
}

/** Whatever tier and health are chosen, the matrix shows the others beside them; nothing where there are no plans at all. */
function useMatrix(search: PlanListSearch) {
  const today = useFormat().today();
  const { tier, health, ...others } = filtersOf(search, today);
  const board: AccountPlanBoard | undefined = useQuery(accountPlanBoard(others)).data;
  if (!board || board.total.count === 0) return null;
  const { before, after, page, ...here } = search;
  return (
    <Matrix
      board={board}
      chosen={{ tier: search.tier, health: search.health }}
      hrefOf={(chosen) => `${PLANS}${stringifySearch({ ...here, ...chosen })}`}
    />
  );
}
