import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import type { Member } from '#contract/members/shapes.ts';
import { useOrganization } from '../../../../platform/person.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { Empty } from '../../../../ui/state/empty.tsx';
import { DataTable } from '../../../../ui/table/data-table.tsx';
import { teamHref } from '../../effects/list-address.ts';
import { DottedDialog } from './dotted-dialog.tsx';
import { t } from './messages.ts';
import { useShowsDotted } from './use-shows-dotted.ts';

type Line = Member['dotted'][number];

/** For whom else a person works, for those who may change it; others read it among the facts. */
export function DottedCard({ member }: { member: Member }) {
  const isShown = useShowsDotted(member);
  const { id } = useOrganization();
  const [isOpen, setOpen] = useState(false);
  if (!isShown) return null;
  const change = (
    <Button variant="ghost" small icon={IconPencil} onClick={() => setOpen(true)}>
      {t('change')}
    </Button>
  );
  return (
    <Card title={t('title')} note={t('note')} end={change} flush>
      <DataTable
        label={t('title')}
        columns={columns}
        rows={member.dotted}
        rowId={(line) => line.member.id}
        rowLabel={(line) => line.member.name}
        rowHref={(line) => `${teamHref(id)}/${line.member.id}`}
        empty={<Empty title={t('none')} note={t('none_note')} />}
      />
      {isOpen && <DottedDialog member={member} onClose={() => setOpen(false)} />}
    </Card>
  );
}

const columns = [
  {
    id: 'member',
    header: t('member'),
    cell: (line: Line) => line.member.name,
    look: 'name',
    card: 'title',
  },
  {
    id: 'pct',
    header: t('pct'),
    cell: ({ pct }: Line) => t('percent', { pct }),
    align: 'end',
    card: 'topRight',
  },
] as const;
