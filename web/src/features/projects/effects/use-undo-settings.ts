import type { Project, ProjectChanges } from '#contract/projects/shapes.ts';
import { isCallError } from '../../../platform/call-error.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { f } from '../components/form/messages.ts';
import { t } from '../components/settings/messages.ts';
import { useUpdateProject } from '../mutations.ts';

/**
 * Says that settings were saved, with an Undo for as long as that stands: it writes back the values that were, over the version that
 * saving made, so that nothing of somebody else's is lost.
 */
export function useUndoSettings(project_id: string, onBack: (project: Project) => void) {
  const { mutateAsync } = useUpdateProject(project_id);
  return ({ version }: Project, body: ProjectChanges) => {
    // Awaited here, since whoever undoes may have left the page by then.
    const undo = async () => {
      try {
        const back = await mutateAsync({ version, body });
        toast.show({ title: t('undone') });
        onBack(back);
      } catch (error) {
        const message = isCallError(error, 412) ? t('undo_stale') : messageOf(error);
        toast.show({ title: t('undo_failed'), message });
      }
    };
    toast.show({ title: f('saved'), action: { onSelect: () => void undo() } });
  };
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '');
