import { IconArchive, IconArchiveOff } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { archiveProject } from '#contract/projects/endpoints.ts';
import type { Project } from '#contract/projects/shapes.ts';
import { usePermissions } from '../../../../platform/person.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { useArchiveProject, useRestoreProject } from '../../mutations.ts';
import { t } from './messages.ts';

/** Archives the project with an Undo, or restores it; only for those who may. */
export function ArchiveButton({ project: { id, name, status, version } }: { project: Project }) {
  const permissions = usePermissions();
  const navigate = useNavigate();
  const { mutate: archive, isPending } = useArchiveProject(id);
  const { mutate: restore, isPending: restoring } = useRestoreProject(id);
  const back = () => restore(undefined, { onSuccess: () => toast.show({ title: t('restored', { name }) }) });
  const away = () =>
    archive(version, {
      onSuccess: () => {
        toast.show({ title: t('archived', { name }), action: { onSelect: back } });
        void navigate({ href: '/manager/projects' });
      },
    });
  if (!permissions.may(archiveProject, { project_id: id })) return null;
  return status === 'archived' ? (
    <Button icon={IconArchiveOff} onClick={back} disabled={restoring}>
      {t('restore')}
    </Button>
  ) : (
    <Button icon={IconArchive} variant="danger" onClick={away} disabled={isPending}>
      {t('archive', { name })}
    </Button>
  );
}
