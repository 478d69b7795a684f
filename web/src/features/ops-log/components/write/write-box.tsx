import { useState } from 'react';
import { Button } from '../../../../ui/action/button.tsx';
import { Dialog } from '../../../../ui/feedback/dialog.tsx';
import { ErrorSummary } from '../../../../ui/form-page/error-summary.tsx';
import { useUiTexts } from '../../../../ui/theme/texts-context.ts';
import { useEntryForm } from '../../effects/use-entry-form.ts';
import { t } from '../../messages.ts';
import { FilesField } from '../files/files-field.tsx';
import { t as fileWords } from '../files/messages.ts';
import { useHandsOver } from '../handover/new-handover.tsx';
import { FirstFields } from './first-fields.tsx';
import MoreFields from './more-fields.tsx';
import { TemplateChoice } from './template-choice.tsx';
import styles from './write.module.css';

type WriteBoxProps = { project_id: string; handsOver: boolean; onClose: () => void };

/** Writes something down with one hand: big targets, verbs at the lower edge. */
export default function WriteBox({ project_id, handsOver, onClose }: WriteBoxProps) {
  const form = useEntryForm(project_id, onClose);
  useHandsOver(form, handsOver);
  const [isUnfolded, setUnfolded] = useState(false);
  const { type } = form.values;
  return (
    <Dialog open title={t('write_title')} onClose={onClose} persistent={form.changed ? 'beside' : false}>
      <form className={styles.box} aria-label={t('write_title')} noValidate onSubmit={form.submit}>
        <ErrorSummary issues={form.issues} labels={LABELS} />
        <FirstFields form={form}>
          <FilesField files={form.files} big />
        </FirstFields>
        <TemplateChoice form={form} />
        {isUnfolded || form.restored || form.templates.chosen !== null || type === 'handover' ? (
          <MoreFields form={form} project_id={project_id} />
        ) : (
          <Button wide onClick={() => setUnfolded(true)}>
            {t('more')}
          </Button>
        )}
        <BoxVerbs isSending={form.submitting} onCancel={onClose} />
      </form>
    </Dialog>
  );
}

function BoxVerbs({ isSending, onCancel }: { isSending: boolean; onCancel: () => void }) {
  const texts = useUiTexts();
  return (
    <div className={styles.verbs}>
      <Button wide onClick={onCancel}>
        {texts.cancel}
      </Button>
      <Button type="submit" variant="primary" wide disabled={isSending}>
        {t('write')}
      </Button>
    </div>
  );
}

/** The names of an entry's fields. */
export const LABELS = {
  ...{ title: t('title'), severity: t('severity'), body: t('body'), day: t('day'), time: t('time') },
  ...{ location: t('location'), people: t('people'), tags: t('tags'), shift_id: t('shift') },
  ...{ owner_id: t('owner'), due: t('due'), files: fileWords('files') },
};
