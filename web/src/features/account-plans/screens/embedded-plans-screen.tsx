import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isCallError } from '../../../platform/call-error.ts';
import { config } from '../../../platform/config.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { useOrganization } from '../../../platform/person.ts';
import { stringifySearch } from '../../../platform/search.ts';
import { Card } from '../../../ui/card/card.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { LoadError } from '../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../ui/state/skeleton.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { LinkProvider } from '../../../ui/theme/link.tsx';
import { AnalyticsFrame } from '../../embedding/components/analytics-frame.tsx';
import { LinkOut } from '../../embedding/components/link-out.tsx';
import styles from '../components/embedded/embedded.module.css';
import { t } from '../components/embedded/messages.ts';
import { PlanFigures } from '../components/embedded/plan-figures.tsx';
import { WhitespaceShare } from '../components/embedded/whitespace-share.tsx';
import { Matrix } from '../components/heat/matrix.tsx';
import { listColumns, OFF_AT_FIRST } from '../components/list/list-columns.tsx';
import { filtersOf, type PlanListSearch, queryOf } from '../effects/list-address.ts';
import { EMBEDDED_PLANS, planHref } from '../effects/plan-address.ts';
import { t as words } from '../messages.ts';
import { accountPlanBoard, accountPlanList } from '../queries.ts';

/** What stands around it may change nothing here, so that the board looks anew by itself. */
const EVERY_MS = 60_000;

/** The board inside another application: the configured analytics where there is one, otherwise coverage, health, whitespace and the plans. */
export function EmbeddedPlansScreen({ search }: { search: PlanListSearch }) {
  const { name } = useOrganization();
  const { dashboardUrl } = config();
  const query = filtersOf(search, useFormat().today());
  return (
    <>
      <PageHead title={`${words('account_plans')} · ${name}`} />
      {dashboardUrl ? (
        <AnalyticsFrame address={dashboardUrl} page="account-plans" title={t('analytics')} query={query} />
      ) : (
        <Portfolio search={search} />
      )}
    </>
  );
}

function Portfolio({ search }: { search: PlanListSearch }) {
  const today = useFormat().today();
  const { data, error, refetch } = useQuery({
    ...accountPlanBoard(filtersOf(search, today)),
    refetchInterval: EVERY_MS,
  });
  // Whoever lost the role while the page stood there gets the page that says so.
  if (isCallError(error, 403)) throw error;
  if (!data) {
    const failed = failedRead(error, t('board_failed'), refetch);
    return failed ? <LoadError {...failed} /> : <SkeletonRows rows={8} height={64} />;
  }
  return (
    <LinkProvider value={LinkOut}>
      {data.total.count === 0 ? (
        <Empty title={t('nothing')} note={t('nothing_note')} />
      ) : (
        <>
          <PlanFigures board={data} />
          <div className={styles.cards}>
            <Card title={t('health')} flush>
              <Matrix
                isTitled
                board={data}
                chosen={{ tier: search.tier, health: search.health }}
                hrefOf={(chosen) => `${EMBEDDED_PLANS}${stringifySearch({ ...search, ...chosen })}`}
              />
            </Card>
            <WhitespaceShare board={data} />
            <Plans search={search} count={data.total.count} />
          </div>
        </>
      )}
    </LinkProvider>
  );
}

function Plans({ search, count }: { search: PlanListSearch; count: number }) {
  const format = useFormat();
  const columns = useMemo(() => listColumns(format), [format]);
  const { data, error, refetch } = useQuery({
    ...accountPlanList(queryOf(search, format.today())),
    refetchInterval: EVERY_MS,
  });
  const shown = data?.data.length ?? 0;
  return (
    <div className={styles.wide}>
      <Card title={t('all_plans')} count={format.number(count)} flush>
        <DataTable
          label={t('all_plans')}
          columns={columns}
          hidden={OFF_AT_FIRST}
          rows={data?.data}
          rowId={({ id }) => id}
          rowLabel={({ name }) => name}
          rowHref={({ id }) => planHref(id)}
          error={data ? undefined : failedRead(error, t('board_failed'), refetch)}
          empty={<Empty title={t('nothing')} note={t('nothing_note')} />}
        />
        {shown < count && shown > 0 && <p className={styles.note}>{t('first_of', { shown, count })}</p>}
      </Card>
    </div>
  );
}
