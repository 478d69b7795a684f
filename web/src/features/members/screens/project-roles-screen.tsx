import { IconPencil, IconPlus, IconShieldX } from '@tabler/icons-react';
import { type UseQueryResult, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { projectDomain } from '#contract/access/permission.ts';
import type { Page } from '#contract/pagination.ts';
import { changeProjectRole, grantProjectRole, type ProjectRole } from '#contract/project-roles/endpoints.ts';
import type { Project } from '#contract/projects/shapes.ts';
import type { Reference } from '#contract/shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { PAGE_SIZE, pageIn } from '../../../platform/list/list-address.ts';
import { useListAddress } from '../../../platform/list/use-list-address.ts';
import { useOrganization, usePermissions } from '../../../platform/person.ts';
import { roleName, useGrantableRoles } from '../../../platform/roles.ts';
import { Button } from '../../../ui/action/button.tsx';
import type { MenuEntry } from '../../../ui/action/menu.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { CardStack } from '../../../ui/page/dashboard-page.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { TableFooter } from '../../../ui/table/table-footer.tsx';
import { project as readProject } from '../../projects/queries.ts';
import { ChangeGrantDialog } from '../components/grant/change-grant-dialog.tsx';
import { NewGrantDialog } from '../components/grant/new-grant-dialog.tsx';
import { PeopleCard } from '../components/project/people-card.tsx';
import { roleColumns } from '../components/project/role-columns.tsx';
import type { ProjectRolesSearch } from '../effects/project-roles-address.ts';
import { useRevoke } from '../effects/use-revoke.ts';
import { t } from '../messages.ts';
import { projectRoles } from '../queries.ts';

const HABITS = { filters: [], sort: 'name', pageSize: PAGE_SIZE };

type ProjectRolesScreenProps = { project_id: string; search: ProjectRolesSearch };

/** Who holds a role in a project itself, and below that everybody to whom it is open, and why. */
export function ProjectRolesScreen({ project_id, search }: ProjectRolesScreenProps) {
  const { data: project } = useSuspenseQuery(readProject(project_id));
  const mayGrant = usePermissions().may(grantProjectRole, { project_id }) && project.status !== 'archived';
  const roles = useQuery(projectRoles(project_id, pageIn(search)));
  const [granting, setGranting] = useState(false);
  const [changing, setChanging] = useState<ProjectRole | null>(null);
  const grant = (variant: 'ghost' | 'primary') =>
    mayGrant && (
      <Button variant={variant} small icon={IconPlus} onClick={() => setGranting(true)}>
        {t('grant')}
      </Button>
    );
  const isEmpty = roles.data?.data.length === 0;
  return (
    <CardStack>
      <Card title={t('project_roles')} note={t('project_roles_note')} end={!isEmpty && grant('ghost')} flush>
        <Roles project={project} search={search} roles={roles} onChange={setChanging}>
          {grant('primary')}
        </Roles>
        {granting && <NewGrantDialog project_id={project_id} onClose={() => setGranting(false)} />}
        {changing && (
          <ChangeGrantDialog
            grant={changing}
            person={changing.member}
            project_id={project_id}
            onClose={() => setChanging(null)}
          />
        )}
      </Card>
      <PeopleCard project_id={project_id} />
    </CardStack>
  );
}

/** The project; an archived one takes no other roles. */
type Place = Reference & Pick<Project, 'status'>;

type RolesProps = {
  project: Place;
  search: ProjectRolesSearch;
  roles: Pick<UseQueryResult<Page<ProjectRole>>, 'data' | 'error' | 'refetch'>;
  onChange: (role: ProjectRole) => void;
  /** The first step, where nobody holds one. */
  children: ReactNode;
};

function Roles({ project, search, roles: { data, error, refetch }, onChange, children }: RolesProps) {
  const format = useFormat();
  const { pager } = useListAddress(search, HABITS);
  const actionsFor = useRoleActions(project, onChange);
  const footer = pager(data);
  const isChangeable = data?.data.some((role) => actionsFor(role).length > 0);
  return (
    <>
      <DataTable
        label={t('project_roles')}
        columns={roleColumns(format)}
        rows={data?.data}
        rowId={({ id }) => id}
        rowLabel={({ member, role }) => `${member.name}, ${roleName(role)}`}
        {...(isChangeable ? { rowActions: actionsFor } : {})}
        density="relaxed"
        error={data ? undefined : failedRead(error, t('project_roles_failed'), refetch)}
        empty={
          <Empty title={t('no_project_roles')} note={t('no_project_roles_note')}>
            {children}
          </Empty>
        }
      />
      {(footer.onBefore || footer.onAfter) && <TableFooter {...footer} />}
    </>
  );
}

function useRoleActions(project: Place, onChange: (role: ProjectRole) => void) {
  const permissions = usePermissions();
  const grantable = useGrantableRoles(projectDomain(useOrganization().id, project.id));
  const revoke = useRevoke();
  return (held: ProjectRole): MenuEntry[] => {
    if (!permissions.may(changeProjectRole, { project_id: project.id }) || !grantable.includes(held.role))
      return [];
    const change = {
      id: 'change',
      label: t('change_role'),
      icon: IconPencil,
      onSelect: () => onChange(held),
    };
    return [
      ...(project.status === 'archived' ? [] : [change]),
      {
        id: 'revoke',
        label: t('revoke'),
        icon: IconShieldX,
        danger: true,
        onSelect: () => revoke(held, held.member, project),
      },
    ];
  };
}
