import type { Preset, PresetRevision } from '#contract/presets/shapes.ts';
import { refusedFields } from '../../../platform/http/refused-fields.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { FormDialog } from '../../../ui/form-page/form-dialog.tsx';
import { useForm } from '../../../ui/form-page/use-form.ts';
import { differencesOf } from '../effects/differences.ts';
import { t } from '../messages.ts';
import { usePublishDraft } from '../mutations.ts';
import { DifferenceList } from './difference-list.tsx';
import styles from './publish-dialog.module.css';

type PublishDialogProps = {
  preset: Preset;
  draft: PresetRevision;
  revisions: readonly PresetRevision[];
  onClose: () => void;
};

/** What publishing a draft changes, and for whom: said before it is done, since it can't be undone. */
export function PublishDialog({ preset, draft, revisions, onClose }: PublishDialogProps) {
  const { mutateAsync } = usePublishDraft();
  const { revision } = draft;
  const current = revisions.find((other) => other.revision === preset.current) ?? null;
  const form = useForm({
    initial: {},
    onSubmit: async () => {
      try {
        await mutateAsync(preset.id);
      } catch (error) {
        return refusedFields(error, t('stale')).map(({ message }) => ({ field: '', message }));
      }
      toast.show({ title: t('published_toast', { revision }) });
      onClose();
      return undefined;
    },
  });
  return (
    <FormDialog
      title={t('publish_title', { revision, name: preset.name })}
      note={t('publish_note')}
      form={form}
      labels={{}}
      verb={t('publish_revision', { revision })}
      boxSize="large"
      onClose={onClose}
    >
      <p className={styles.follows}>{followsOf(preset, draft)}</p>
      <div className={styles.differences}>
        <h3 className={styles.heading}>
          {current ? t('differs_from', { revision: current.revision }) : t('says_first')}
        </h3>
        <DifferenceList differences={differencesOf(preset.kind, current, draft)} />
      </div>
    </FormDialog>
  );
}

/** What it means for what the preset is applied to already. */
const followsOf = ({ uses, current }: Preset, { locked }: PresetRevision): string => {
  if (uses === 0) return current === null ? t('publish_first') : t('publish_unused');
  const stays = t('publish_used', { count: uses });
  return locked.length === 0 ? stays : `${stays} ${t('publish_locked', { count: locked.length })}`;
};
