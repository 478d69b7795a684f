import { IconClockPlay } from '@tabler/icons-react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { ProjectDashboard } from '#contract/projects/dashboard.ts';
import type { Project } from '#contract/projects/shapes.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
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
import { project, projectDashboard } from '../queries.ts';

/** A project's figures and charts; each leads to the entries behind it. */
export function ProjectDashboardScreen({ project_id }: { project_id: string }) {
  const { data: shown } = useSuspenseQuery(project(project_id));
  const { data, error, refetch } = useQuery(projectDashboard(project_id));
  if (!data && error) return <LoadError {...failedRead(error, t('dashboard_failed'), refetch)} />;
  if (!data)
    return (
      <Panel>
        <SkeletonRows rows={10} />
      </Panel>
    );
  return (
    <CardStack>
      <DashboardFigures project={shown} dashboard={data} />
      <OtherMoney dashboard={data} />
      {data.totals.entries === 0 ? (
        <NothingLogged project={shown} />
      ) : (
        <Charts project={shown} dashboard={data} />
      )}
    </CardStack>
  );
}

function Charts({
  project: { id },
  project: shown,
  dashboard,
}: {
  project: Project;
  dashboard: ProjectDashboard;
}) {
  return (
    <>
      <BurnCard project={shown} dashboard={dashboard} />
      <CardGrid columns="three">
        <WeeksCard project_id={id} dashboard={dashboard} />
        <PartsCard
          title={t('hours_by_service')}
          what={t('service_type')}
          none={t('no_service')}
          parts={dashboard.service_types}
          project_id={id}
          filter={(one) => ({ service_type_id: [one] })}
        />
        <PartsCard
          title={t('hours_by_person')}
          what={t('person')}
          none={t('nobody')}
          parts={dashboard.people}
          project_id={id}
          filter={(one) => ({ member_id: [one] })}
        />
      </CardGrid>
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
