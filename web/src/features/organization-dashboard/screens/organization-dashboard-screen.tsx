import { IconPlus, IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { invite } from '#contract/invitations/endpoints.ts';
import type { OrganizationDashboard } from '#contract/organizations/dashboard.ts';
import { createProject } from '#contract/projects/endpoints.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { usePermissions } from '../../../platform/person.ts';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { Panel } from '../../../ui/card/card.tsx';
import { CardGrid, CardStack } from '../../../ui/page/dashboard-page.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { LoadError } from '../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../ui/state/skeleton.tsx';
import { AbsencesCard } from '../components/absences-card.tsx';
import { OrganizationFigures } from '../components/figures.tsx';
import { IncidentsCard } from '../components/incidents-card.tsx';
import { DepartmentsCard, HealthCard } from '../components/share-cards.tsx';
import { SkillsCard } from '../components/skills-card.tsx';
import { WeeksCard } from '../components/weeks-card.tsx';
import { rowsOf } from '../effects/rows.ts';
import { t } from '../messages.ts';
import { organizationDashboard } from '../queries.ts';

/** An organization's figures and charts; each leads to the rows behind it. */
export function OrganizationDashboardScreen({ organization }: { organization: string }) {
  const { data, error, refetch } = useQuery(organizationDashboard());
  if (!data && error) return <LoadError {...failedRead(error, t('load_failed'), refetch)} />;
  if (!data)
    return (
      <Panel>
        <SkeletonRows rows={10} />
      </Panel>
    );
  const rows = rowsOf(organization);
  return (
    <CardStack>
      <OrganizationFigures dashboard={data} rows={rows} />
      {isNew(data) ? (
        <NothingYet inviteHref={rows.invite} />
      ) : (
        <Charts dashboard={data} hrefOf={rows.person} />
      )}
    </CardStack>
  );
}

/** Nobody has logged, planned or begun anything. */
const isNew = ({ weeks, projects, waiting }: OrganizationDashboard): boolean =>
  weeks.every(({ logged_s, planned_min }) => logged_s === 0 && planned_min === 0) &&
  projects.every(({ count }) => count === 0) &&
  waiting.entries === 0;

function NothingYet({ inviteHref }: { inviteHref: string }) {
  const { may } = usePermissions();
  return (
    <Panel>
      <Empty title={t('new')} note={t('new_note')}>
        {may(createProject) && (
          <ButtonLink icon={IconPlus} variant="primary" href="/manager/projects/new">
            {t('new_project')}
          </ButtonLink>
        )}
        {may(invite) && (
          <ButtonLink icon={IconUserPlus} href={inviteHref}>
            {t('invite')}
          </ButtonLink>
        )}
      </Empty>
    </Panel>
  );
}

type ChartsProps = { dashboard: OrganizationDashboard; hrefOf: (member: string) => string };

function Charts({ dashboard, hrefOf }: ChartsProps) {
  const { weeks, projects, departments, utilisation, incidents, absences, skills, today } = dashboard;
  return (
    <>
      <WeeksCard weeks={weeks} />
      <CardGrid columns="three">
        <HealthCard projects={projects} />
        <DepartmentsCard departments={departments} utilisation={utilisation} />
        <IncidentsCard incidents={incidents} />
      </CardGrid>
      <CardGrid columns="two">
        <AbsencesCard absences={absences} />
        <SkillsCard skills={skills} today={today} hrefOf={hrefOf} />
      </CardGrid>
    </>
  );
}
