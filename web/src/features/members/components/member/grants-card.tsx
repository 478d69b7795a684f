import { IconPencil, IconShieldX } from '@tabler/icons-react';
import { useState } from 'react';
import type { Member, MemberGrant } from '#contract/members/shapes.ts';
import { changeProjectRole } from '#contract/project-roles/endpoints.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { usePermissions } from '../../../../platform/person.ts';
import { roleName } from '../../../../platform/roles.ts';
import type { MenuEntry } from '../../../../ui/action/menu.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { Empty } from '../../../../ui/state/empty.tsx';
import { DataTable } from '../../../../ui/table/data-table.tsx';
import { grantText } from '../../effects/grants.ts';
import type { MemberRights } from '../../effects/use-member-rights.ts';
import { useRevoke } from '../../effects/use-revoke.ts';
import { t } from '../../messages.ts';
import { ChangeGrantDialog } from '../grant/change-grant-dialog.tsx';
import { grantColumns } from '../grant/grant-columns.tsx';

type GrantsCardProps = { member: Member; rights: MemberRights };

/** The roles of a person: where, why and until when, with the verbs for those who may. */
export function GrantsCard({ member, rights }: GrantsCardProps) {
  const format = useFormat();
  const [changing, setChanging] = useState<MemberGrant | null>(null);
  const actionsFor = useGrantActions(member, rights, setChanging);
  const isChangeable = member.grants.some((grant) => actionsFor(grant).length > 0);
  return (
    <Card title={t('roles')} note={rights.outranked && t('above_you')} flush>
      <DataTable
        label={t('roles')}
        columns={[WHAT, WHERE, ...grantColumns<MemberGrant>(format)]}
        rows={member.grants}
        rowId={({ id }) => id}
        rowLabel={(one) => grantText(one, format)}
        {...(isChangeable ? { rowActions: actionsFor } : {})}
        empty={<Empty title={t('no_roles')} note={t(`no_roles_${reasonOf(member)}`)} />}
      />
      {changing && (
        <ChangeGrantDialog
          grant={changing}
          person={member}
          project_id={changing.project?.id ?? null}
          onClose={() => setChanging(null)}
        />
      )}
    </Card>
  );
}

/** Why somebody holds no role. */
const reasonOf = ({ status, has_account }: Member) => {
  if (status === 'offboarded') return 'left';
  if (status === 'invited') return 'invited';
  return has_account ? 'note' : 'yet';
};

const WHAT = {
  id: 'role',
  header: t('role'),
  cell: ({ role }: MemberGrant) => roleName(role),
  look: 'name',
  card: 'title',
} as const;

const WHERE = {
  id: 'where',
  header: t('where'),
  cell: ({ project }: MemberGrant) => project?.name ?? t('whole_organization'),
  maxWidth: 240,
  card: 'subtitle',
} as const;

function useGrantActions(member: Member, rights: MemberRights, onChange: (grant: MemberGrant) => void) {
  const permissions = usePermissions();
  const revoke = useRevoke();
  return (grant: MemberGrant): MenuEntry[] => {
    const { project } = grant;
    const isMine = project
      ? permissions.may(changeProjectRole, { project_id: project.id }) && !rights.outranked
      : rights.change;
    if (!isMine) return [];
    return [
      { id: 'change', label: t('change_role'), icon: IconPencil, onSelect: () => onChange(grant) },
      {
        id: 'revoke',
        label: t('revoke'),
        icon: IconShieldX,
        danger: true,
        onSelect: () => revoke(grant, member, project),
      },
    ];
  };
}
