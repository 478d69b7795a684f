import { IconClockPlay, IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { updateProject } from '#contract/projects/endpoints.ts';
import type { Project } from '#contract/projects/shapes.ts';
import { LOGGABLE_STATUSES } from '#contract/projects/states.ts';
import { isCallError } from '../../../platform/call-error.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { usePermissions } from '../../../platform/person.ts';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { IconLink } from '../../../ui/action/icon-button.tsx';
import { DetailPage } from '../../../ui/page/detail-page.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { LoadError } from '../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../ui/state/skeleton.tsx';
import { ProjectFacts } from '../components/dashboard/project-facts.tsx';
import { DisagreeingHealth } from '../components/health/disagreement.tsx';
import { ArchivedBanner } from '../components/settings/archived-banner.tsx';
import { HealthText, ProjectStatusText } from '../components/status.tsx';
import { useProjectTabs } from '../components/use-project-tabs.ts';
import type { ProjectTab } from '../effects/project-tabs.ts';
import { t } from '../messages.ts';
import { project } from '../queries.ts';

type ProjectScreenProps = { project_id: string; tab: ProjectTab | undefined; children: ReactNode };

const LIST = [{ label: t('projects'), href: '/manager/projects' }];

/** A project: title, state and health, its parts as tabs. */
export function ProjectScreen({ project_id, tab, children }: ProjectScreenProps) {
  const { data, error, refetch } = useQuery(project(project_id));
  const tabs = useProjectTabs(project_id, tab);
  if (isCallError(error, 404)) return <Missing />;
  if (!data)
    return (
      <DetailPage title={t('project')} crumbs={LIST} tabs={tabs}>
        {error ? (
          <LoadError {...failedRead(error, t('project_failed'), refetch)} />
        ) : (
          <SkeletonRows rows={10} />
        )}
      </DetailPage>
    );
  const hasOwnVerbs = tab === 'roster' || tab === 'ops-log';
  return (
    <DetailPage
      title={data.name}
      crumbs={[...LIST, { label: data.code }]}
      statuses={
        <>
          <ProjectStatusText status={data.status} />
          <HealthText health={data.health} />
          <DisagreeingHealth project={data} />
        </>
      }
      strip={<ArchivedBanner project={data} />}
      actions={hasOwnVerbs ? undefined : <Actions project={data} tab={tab} />}
      phoneActions={hasOwnVerbs ? undefined : <PhoneActions project={data} tab={tab} />}
      tabs={tabs}
      facts={tab === 'dashboard' ? <ProjectFacts project={data} /> : undefined}
      flush={tab === 'settings' || tab === 'roster'}
      filled={tab === 'roster'}
    >
      {children}
    </DetailPage>
  );
}

/** The same for a project that never was and for one that isn't theirs. */
const Missing = () => (
  <DetailPage title={t('missing')} crumbs={LIST}>
    <Empty title={t('missing')} note={t('missing_note')}>
      <ButtonLink href="/manager/projects">{t('show_all')}</ButtonLink>
    </Empty>
  </DetailPage>
);

const logHref = ({ id }: Project) => `/daily-activity?project_id=${id}`;
const settingsHref = ({ id }: Project) => `/manager/projects/${id}/settings`;
const isLoggable = ({ status }: Project) => LOGGABLE_STATUSES.some((one) => one === status);

function Actions({ project: shown, tab }: { project: Project; tab: ProjectTab | undefined }) {
  const permissions = usePermissions();
  return (
    <>
      {isLoggable(shown) && (
        <ButtonLink
          icon={IconClockPlay}
          variant={tab === 'dashboard' ? 'primary' : 'default'}
          href={logHref(shown)}
        >
          {t('log_time')}
        </ButtonLink>
      )}
      {tab !== 'settings' && maySet(permissions, shown) && (
        <ButtonLink icon={IconPencil} href={settingsHref(shown)}>
          {t('edit')}
        </ButtonLink>
      )}
    </>
  );
}

function PhoneActions({ project: shown, tab }: { project: Project; tab: ProjectTab | undefined }) {
  const permissions = usePermissions();
  return (
    <>
      {isLoggable(shown) && (
        <IconLink
          icon={IconClockPlay}
          iconSize={20}
          variant="ghost"
          label={t('log_time')}
          href={logHref(shown)}
        />
      )}
      {tab !== 'settings' && maySet(permissions, shown) && (
        <IconLink
          icon={IconPencil}
          iconSize={20}
          variant="ghost"
          label={t('edit')}
          href={settingsHref(shown)}
        />
      )}
    </>
  );
}

const maySet = (permissions: ReturnType<typeof usePermissions>, { id, status }: Project): boolean =>
  status !== 'archived' && permissions.may(updateProject, { project_id: id });
