import { TextArea } from '../../../../ui/form/text-area.tsx';
import { FormDialog } from '../../../../ui/form-page/form-dialog.tsx';
import { useLife } from '../../effects/life/use-life.ts';
import type { LifeBoxProps } from './life-box-props.ts';
import { t } from './messages.ts';
import { useStepForm } from './use-step-form.ts';

const LABELS = { note: t('note') };

/** Asks for a note before a plan, or what changed of it, is submitted, and says what comes of it. */
export function SubmitDialog({ plan, onClose }: LifeBoxProps) {
  const { id, name, version, status } = plan;
  const { submit } = useLife(id);
  const isFirst = status === 'draft';
  const form = useStepForm({
    ...{ name: `submit-${id}`, initial: { note: '' }, onClose },
    take: ({ note }) => submit({ version, note }),
    done: () => t('submitted', { name }),
  });
  return (
    <FormDialog
      title={isFirst ? t('submit_title', { name }) : t('submit_changes_title', { name })}
      note={`${t('submit_keeps')} ${isFirst ? t('submit_holds') : t('submit_goes_on')}`}
      form={form}
      labels={LABELS}
      verb={isFirst ? t('submit') : t('submit_changes')}
      onClose={onClose}
    >
      <TextArea
        label={LABELS.note}
        note={t('submit_said_note')}
        optional
        {...form.field('note')}
        maxLength={10_000}
      />
    </FormDialog>
  );
}
