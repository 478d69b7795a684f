import { IconPencil, IconPlus, IconUserMinus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { grantRootRole, type RootGrant } from '#contract/root-grants/endpoints.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { usePermissions } from '../../../../platform/person.ts';
import { roleName } from '../../../../platform/roles.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import type { MenuEntry } from '../../../../ui/action/menu.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { question } from '../../../../ui/feedback/question/question.ts';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { Empty } from '../../../../ui/state/empty.tsx';
import { DataTable } from '../../../../ui/table/data-table.tsx';
import { useIsPhone } from '../../../../ui/theme/use-is-phone.ts';
import { isLastAdmin } from '../../effects/root-grants.ts';
import { useRevokeRoot } from '../../mutations.ts';
import { rootGrants } from '../../queries.ts';
import { grantColumns } from './grant-columns.tsx';
import { GrantDialog } from './grant-dialog.tsx';
import { t } from './messages.ts';

/** Who holds a role over every organization; roles are granted, changed and taken back here. */
export function GrantsCard() {
  const format = useFormat();
  const { data, error, refetch } = useQuery(rootGrants());
  const mayGrant = usePermissions().may(grantRootRole);
  const [edited, setEdited] = useState<RootGrant | 'new' | null>(null);
  const all = data?.data;
  const actionsOf = useRowActions(all ?? [], setEdited);
  return (
    <Card
      title={t('title')}
      count={data && !data.after ? all?.length : undefined}
      note={t('note')}
      end={mayGrant && <GrantButton onClick={() => setEdited('new')} />}
      flush
    >
      <DataTable
        label={t('title')}
        columns={grantColumns(format)}
        rows={all}
        rowId={({ id }) => id}
        rowLabel={({ person }) => person.name}
        rowActions={mayGrant ? actionsOf : () => []}
        error={data ? undefined : failedRead(error, t('load_failed'), refetch)}
        empty={<Empty title={t('none')} />}
      />
      {edited && <GrantDialog grant={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </Card>
  );
}

function GrantButton({ onClick }: { onClick: () => void }) {
  if (useIsPhone())
    return <IconButton variant="ghost" icon={IconPlus} label={t('grant')} onClick={onClick} />;
  return (
    <Button small icon={IconPlus} onClick={onClick}>
      {t('grant')}
    </Button>
  );
}

function useRowActions(all: readonly RootGrant[], onEdit: (grant: RootGrant) => void) {
  const { mutate } = useRevokeRoot();
  const revoke = (grant: RootGrant) => {
    const words = { name: grant.person.name, role: roleName(grant.role) };
    question.ask({
      ask: grant.is_me ? t('revoke_own_ask', words) : t('revoke_ask', words),
      note: t('revoke_note'),
      accept: () => mutate(grant, { onSuccess: () => toast.show({ title: t('revoked_toast', words) }) }),
    });
  };
  return (grant: RootGrant): MenuEntry[] => {
    const isLast = isLastAdmin(grant, all);
    return [
      { id: 'change', label: t('change'), icon: IconPencil, onSelect: () => onEdit(grant) },
      {
        id: 'revoke',
        label: t('revoke'),
        icon: IconUserMinus,
        danger: true,
        disabled: isLast,
        ...(isLast ? { detail: t('last_admin') } : {}),
        onSelect: () => revoke(grant),
      },
    ];
  };
}
