import type { Preset } from '#contract/presets/shapes.ts';
import { question } from '../../../ui/feedback/question/question.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { t } from '../messages.ts';
import { useArchivePreset, useDeprecateRevision, useDiscardDraft, useRestorePreset } from '../mutations.ts';

/** The ends in a preset's life, and the way back where there is one. */
export function useLife() {
  const { mutate: archive } = useArchivePreset();
  const { mutate: restore } = useRestorePreset();
  const comeBack = ({ id, name }: Preset) =>
    restore(id, { onSuccess: () => toast.show({ title: t('restored_toast', { name }) }) });
  return {
    archive: (preset: Preset) => {
      const { name } = preset;
      archive(preset, {
        onSuccess: () =>
          toast.show({ title: t('archived_toast', { name }), action: { onSelect: () => comeBack(preset) } }),
      });
    },
    restore: comeBack,
  };
}

/** The revision that is applied once this one isn't; null where none is left. */
const heir = (numbers: readonly number[], revision: number): number | null => {
  const left = numbers.filter((other) => other !== revision);
  return left.length === 0 ? null : Math.max(...left);
};

/** What can be done to revisions that can't be taken back: asked about first, with what follows from it. */
export function useRevisionEnds({ id, name }: Preset, published: readonly number[]) {
  const { mutate: deprecate } = useDeprecateRevision();
  const { mutate: discard } = useDiscardDraft();
  return {
    deprecate: (revision: number) => {
      const next = heir(published, revision);
      const follows = next === null ? t('deprecate_last') : t('deprecate_heir', { revision: next });
      question.ask({
        ask: t('deprecate_ask', { revision, name }),
        note: [follows, t('deprecate_note')],
        accept: () =>
          deprecate(
            { preset_id: id, revision },
            { onSuccess: () => toast.show({ title: t('deprecated_toast', { revision }) }) },
          ),
      });
    },
    discard: ({ revision, version }: { readonly revision: number; readonly version: number }) =>
      question.ask({
        ask: t('discard_ask', { revision }),
        note: t('discard_note'),
        accept: () =>
          discard(
            { preset_id: id, version },
            { onSuccess: () => toast.show({ title: t('discarded_toast', { revision }) }) },
          ),
      }),
  };
}
