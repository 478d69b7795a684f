import { IconClockPlay } from '@tabler/icons-react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { listOpsLog } from '#contract/ops-log/endpoints.ts';
import type { ProjectDashboard } from '#contract/projects/dashboard.ts';
import type { Project } from '#contract/projects/shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { useMaybeOrganization, usePermissions } from '../../../platform/person.ts';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { Panel } from '../../../ui/card/card.tsx';
import { CardGrid, CardStack } from '../../../ui/page/dashboard-page.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { LoadError } from '../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../ui/state/skeleton.tsx';
import { BurnCard } from '../components/dashboard/burn-card.tsx';
import { DashboardFigures } from '../components/dashboard/figures.tsx';
import { PartsCard, WeeksCard } from '../components/dashboard/hours-cards.tsx';
import { t } from '../components/dashboard/messages.ts';
import { OtherMoney } from '../components/dashboard/other-money.tsx';
import { PeriodBar } from '../components/dashboard/period-bar.tsx';
import { type DashboardSearch, periodOf, rowsHrefs, rowsIn } from '../effects/dashboard-address.ts';
import { projectDashboard } from '../effects/detail-queries.ts';
import { project } from '../queries.ts';

const IncidentsCard = lazy(() => import('../components/dashboard/incidents-card.tsx'));
const RowsDialog = lazy(() => import('../components/rows/rows-dialog.tsx'));

type DashboardScreenProps = { project_id: string; search: DashboardSearch };

/** A project's figures and charts; each says how it is made and leads to the rows behind it. */
export function ProjectDashboardScreen({ project_id, search }: DashboardScreenProps) {
  const { data: shown } = useSuspenseQuery(project(project_id));
  const { today } = useFormat();
  const { may } = usePermissions();
  const fiscal_month = useMaybeOrganization()?.fiscal_month ?? 1;
  const days = periodOf(search, { today: today(), fiscal_month });
  const { data, error, refetch } = useQuery(projectDashboard(project_id, days));
  if (!data && error) return <LoadError {...failedRead(error, t('dashboard_failed'), refetch)} />;
  if (!data)
    return (
      <Panel>
        <SkeletonRows rows={10} />
      </Panel>
    );
  const hrefs = rowsHrefs(project_id, search, days);
  const rows = rowsIn(search);
  return (
    <CardStack>
      <PeriodBar project_id={project_id} search={search} days={days} />
      <DashboardFigures project={shown} dashboard={data} {...hrefs} />
      <OtherMoney dashboard={data} href={hrefs.within} />
      {may(listOpsLog, { project_id }) && (
        <Suspense fallback={null}>
          <IncidentsCard project_id={project_id} />
        </Suspense>
      )}
      <Charts project={shown} dashboard={data} days={days} {...hrefs} />
      {rows && (
        <Suspense fallback={null}>
          <RowsDialog project_id={project_id} search={search} filters={rows} dashboard={data} />
        </Suspense>
      )}
    </CardStack>
  );
}

type ChartsProps = ReturnType<typeof rowsHrefs> & {
  project: Project;
  dashboard: ProjectDashboard;
  days: Parameters<typeof rowsHrefs>[2];
};

function Charts({ project: shown, dashboard, days, ever, within }: ChartsProps) {
  if (dashboard.entries_ever === 0) return <NothingLogged project={shown} />;
  return (
    <>
      <BurnCard dashboard={dashboard} href={ever} />
      {dashboard.totals.entries === 0 ? (
        <Panel>
          <Empty title={t('nothing_in_period')} note={t('nothing_in_period_note')} />
        </Panel>
      ) : (
        <CardGrid columns="three">
          <WeeksCard dashboard={dashboard} days={days} href={within} />
          <PartsCard
            title={t('hours_by_service')}
            what={t('service_type')}
            none={t('no_service')}
            parts={dashboard.service_types}
            href={within}
            filter={(one) => ({ service_type_id: [one] })}
          />
          <PartsCard
            title={t('hours_by_person')}
            what={t('person')}
            none={t('nobody')}
            parts={dashboard.people}
            href={within}
            filter={(one) => ({ member_id: [one] })}
          />
        </CardGrid>
      )}
    </>
  );
}

function NothingLogged({ project: { id } }: { project: Project }) {
  return (
    <Panel>
      <Empty title={t('nothing_logged')} note={t('nothing_logged_note')}>
        <ButtonLink icon={IconClockPlay} href={`/daily-activity?project_id=${id}`}>
          {t('log_time')}
        </ButtonLink>
      </Empty>
    </Panel>
  );
}
