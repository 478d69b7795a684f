import { useState } from 'react';
import { OPS_LOG_TYPES } from '#contract/ops-log/states.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Dialog } from '../../../../ui/feedback/dialog.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { ErrorSummary } from '../../../../ui/form-page/error-summary.tsx';
import { useUiTexts } from '../../../../ui/theme/texts-context.ts';
import { severitiesOf } from '../../effects/entry-values.ts';
import { TYPE_ICONS } from '../../effects/looks.ts';
import { useEntryForm } from '../../effects/use-entry-form.ts';
import { t } from '../../messages.ts';
import { FilesField } from '../files/files-field.tsx';
import { t as fileWords } from '../files/messages.ts';
import { BigChoice } from './big-choice.tsx';
import MoreFields from './more-fields.tsx';
import { TemplateChoice } from './template-choice.tsx';
import styles from './write.module.css';

/** Writes something down with one hand: big targets, verbs at the lower edge. */
export default function WriteBox({ project_id, onClose }: { project_id: string; onClose: () => void }) {
  const form = useEntryForm(project_id, onClose);
  const [isUnfolded, setUnfolded] = useState(false);
  const { type, severity } = form.values;
  return (
    <Dialog open title={t('write_title')} onClose={onClose} persistent={form.changed ? 'beside' : false}>
      <form className={styles.box} aria-label={t('write_title')} noValidate onSubmit={form.submit}>
        <ErrorSummary issues={form.issues} labels={LABELS} />
        <TextField
          {...form.field('title')}
          label={t('title')}
          placeholder={t('title_hint')}
          maxLength={120}
          onChange={form.typeTitle}
        />
        <FilesField files={form.files} big />
        <BigChoice
          label={t('type')}
          options={OPS_LOG_TYPES.map((value) => ({
            ...{ value, label: t(`type_${value}`), icon: TYPE_ICONS[value] },
          }))}
          value={type}
          onChange={form.chooseType}
        />
        <BigChoice
          label={t('severity')}
          options={severitiesOf(type).map((value) => ({ value, label: t(`severity_${value}`) }))}
          value={severity}
          onChange={(next) => form.set('severity', next)}
        />
        <TemplateChoice form={form} />
        {isUnfolded || form.restored || form.templates.chosen !== null ? (
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

const LABELS = {
  ...{ title: t('title'), severity: t('severity'), body: t('body'), day: t('day'), time: t('time') },
  ...{ location: t('location'), people: t('people'), tags: t('tags'), shift_id: t('shift') },
  ...{ owner_id: t('owner'), due: t('due'), files: fileWords('files') },
};
