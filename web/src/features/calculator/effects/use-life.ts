import { useRouter } from '@tanstack/react-router';
import type { Scenario, ScenarioSummary } from '#contract/calculator/shapes.ts';
import { question } from '../../../ui/feedback/question/question.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { t } from '../messages.ts';
import { useArchiveScenario, useFreezeScenario, useRestoreScenario } from '../mutations.ts';

/** Freezes, archives and restores scenarios; what can't be taken back asks first. */
export function useLife() {
  const { mutate: archive } = useArchiveScenario();
  const { mutate: restore } = useRestoreScenario();
  const { mutate: freeze } = useFreezeScenario();
  const { history } = useRouter();
  const bringBack = ({ id, name }: Pick<ScenarioSummary, 'id' | 'name'>) =>
    restore(id, { onSuccess: () => toast.show({ title: t('restored_toast', { name }) }) });
  return {
    restore: bringBack,
    /** With Undo; `leave` leads from the page of what is archived to the list. */
    archive: (seen: Pick<ScenarioSummary, 'id' | 'name' | 'version'>, leave?: string) =>
      archive(seen, {
        onSuccess: () => {
          toast.show({
            title: t('archived_toast', { name: seen.name }),
            action: { onSelect: () => bringBack(seen) },
          });
          if (leave) history.push(leave);
        },
      }),
    freeze: async (
      seen: Pick<ScenarioSummary, 'id' | 'name' | 'version'>,
      onFrozen: (frozen: Scenario) => void,
    ) => {
      if (!(await question.confirm({ ask: t('freeze_ask', { name: seen.name }), note: t('freeze_note') })))
        return;
      freeze(seen, {
        onSuccess: (frozen) => {
          toast.show({ title: t('frozen_toast', { name: frozen.name }) });
          onFrozen(frozen);
        },
      });
    },
  };
}
