import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Member } from '#contract/members/shapes.ts';
import { replaceSkills } from '#contract/members/skill-endpoints.ts';
import type { MemberSkill, MemberSkills } from '#contract/members/skills.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { usePermissions } from '../../../../platform/person.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { Empty } from '../../../../ui/state/empty.tsx';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../../ui/state/skeleton.tsx';
import { DataTable } from '../../../../ui/table/data-table.tsx';
import { useRemoveSkill } from '../../effects/use-remove-skill.ts';
import { memberSkills } from '../../queries.ts';
import { t } from './messages.ts';
import { skillColumns } from './skill-columns.tsx';
import { SkillDialog } from './skill-dialog.tsx';

/** What a person of the team is able to do, with the verbs for those who may. */
export function SkillsCard({ member }: { member: Member }) {
  const { data, error, refetch } = useQuery(memberSkills(member.id));
  const mayWrite =
    usePermissions().may(replaceSkills, { member_id: member.id }) && member.status !== 'offboarded';
  const [opened, setOpened] = useState<MemberSkill | 'new' | null>(null);
  const failed = data ? undefined : failedRead(error, t('failed'), refetch);
  const add = mayWrite && data && (
    <Button variant="ghost" small icon={IconPlus} onClick={() => setOpened('new')}>
      {t('add')}
    </Button>
  );
  return (
    <Card title={t('title')} note={t('note')} end={add} flush>
      {failed ? (
        <LoadError {...failed} />
      ) : data ? (
        <SkillTable member={member} skills={data} onOpen={mayWrite ? setOpened : null} />
      ) : (
        <SkeletonRows rows={3} />
      )}
      {data && opened && (
        <SkillDialog
          member={member}
          skills={data}
          skill={opened === 'new' ? null : opened}
          onClose={() => setOpened(null)}
        />
      )}
    </Card>
  );
}

type SkillTableProps = {
  member: Member;
  skills: MemberSkills;
  /** Opens a skill to be changed; null for whoever only reads. */
  onOpen: ((skill: MemberSkill) => void) | null;
};

function SkillTable({ member, skills, onOpen }: SkillTableProps) {
  const format = useFormat();
  const remove = useRemoveSkill(member);
  const actions = onOpen && {
    rowActions: (skill: MemberSkill) => [
      { id: 'renew', label: t('renew'), icon: IconPencil, onSelect: () => onOpen(skill) },
      {
        ...{ id: 'remove', label: t('remove'), icon: IconTrash, danger: true },
        onSelect: () => remove(skill.skill, skills),
      },
    ],
  };
  return (
    <DataTable
      label={t('title')}
      columns={skillColumns(format)}
      rows={skills.skills}
      rowId={({ skill }) => skill}
      rowLabel={({ skill }) => skill}
      {...actions}
      empty={<Empty title={t('none')} note={t('none_note')} />}
    />
  );
}
