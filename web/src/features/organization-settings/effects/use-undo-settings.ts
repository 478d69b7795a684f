import type { OrganizationSettings, SettingChanges } from '#contract/organizations/settings.ts';
import { isCallError } from '../../../platform/call-error.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { t } from '../messages.ts';
import { useUpdateSettings } from '../mutations.ts';

/**
 * Says that settings were saved, with an Undo for as long as that stands: it writes back what was, over the version that saving made,
 * so that nothing of somebody else's is lost.
 */
export function useUndoSettings(onBack: (settings: OrganizationSettings) => void) {
  const { mutateAsync } = useUpdateSettings();
  return ({ version }: OrganizationSettings, body: SettingChanges) => {
    // Awaited here, since whoever undoes may have left the page by then.
    const undo = async () => {
      try {
        onBack(await mutateAsync({ version, body }));
        toast.show({ title: t('undone') });
      } catch (error) {
        toast.show({ title: t('undo_failed'), message: wordsOf(error) });
      }
    };
    toast.show({ title: t('saved'), action: { onSelect: () => void undo() } });
  };
}

const wordsOf = (error: unknown): string => {
  if (isCallError(error, 412)) return t('undo_stale');
  return error instanceof Error ? error.message : '';
};
