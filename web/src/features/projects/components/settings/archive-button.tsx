import { IconArchive, IconArchiveOff } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { archiveProject } from '#contract/projects/endpoints.ts';
import type { Project } from '#contract/projects/shapes.ts';
import { usePermissions } from '../../../../platform/person.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { question } from '../../../../ui/feedback/question/question.ts';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { useArchiveProject, useRestoreProject } from '../../mutations.ts';
import { t } from './messages.ts';

type ArchiveButtonProps = {
  project: Project;
  /** Entries on it that aren't approved yet. */
  open: number;
};

/** Archives the project, after saying what that means and with an Undo; only for those who may. */
export function ArchiveButton({ project: { id, name, version }, open }: ArchiveButtonProps) {
  const permissions = usePermissions();
  const navigate = useNavigate();
  const { mutate: archive, isPending } = useArchiveProject(id);
  const back = useRestore(id);
  const away = async () => {
    const note = [
      t('archive_lists'),
      t('archive_time'),
      ...(open > 0 ? [t('archive_open', { count: open })] : []),
      t('archive_roles'),
      t('archive_back'),
    ];
    if (!(await question.confirm({ ask: t('ask_archive', { name }), note }))) return;
    archive(version, {
      onSuccess: () => {
        toast.show({ title: t('archived', { name }), action: { onSelect: back.restore } });
        void navigate({ href: '/manager/projects' });
      },
    });
  };
  if (!permissions.may(archiveProject, { project_id: id })) return null;
  return (
    <Button icon={IconArchive} variant="danger" onClick={() => void away()} disabled={isPending}>
      {t('archive', { name })}
    </Button>
  );
}

/** Brings an archived project back; whoever may not is told who may. */
export function RestoreButton({ project: { id } }: { project: Pick<Project, 'id'> }) {
  const permissions = usePermissions();
  const { restore, isPending } = useRestore(id);
  if (!permissions.may(archiveProject, { project_id: id })) return <span>{t('restore_director')}</span>;
  return (
    <Button small icon={IconArchiveOff} onClick={restore} disabled={isPending}>
      {t('restore')}
    </Button>
  );
}

function useRestore(id: string) {
  const { mutate, isPending } = useRestoreProject(id);
  const restore = () =>
    mutate(undefined, { onSuccess: ({ name }) => toast.show({ title: t('restored', { name }) }) });
  return { restore, isPending };
}
