import { TextArea } from '../../../../ui/form/text-area.tsx';
import { FormDialog } from '../../../../ui/form-page/form-dialog.tsx';
import { useLife } from '../../effects/life/use-life.ts';
import type { LifeBoxProps } from './life-box-props.ts';
import { t } from './messages.ts';
import { useStepForm } from './use-step-form.ts';

const LABELS = { reason: t('close_reason') };

/** Ends an active plan, for a reason. */
export function CloseDialog({ plan: { id, name, version }, onClose }: LifeBoxProps) {
  const { close } = useLife(id);
  const form = useStepForm({
    ...{ name: `close-${id}`, initial: { reason: '' }, onClose },
    validate: { reason: (reason: string) => (reason.trim() ? null : t('close_missing')) },
    take: ({ reason }) => close({ version, reason }),
    done: () => t('closed', { name }),
  });
  return (
    <FormDialog
      title={t('close_title', { name })}
      note={t('close_note')}
      form={form}
      labels={LABELS}
      verb={t('close')}
      onClose={onClose}
    >
      <TextArea
        label={LABELS.reason}
        note={t('close_reason_note')}
        {...form.field('reason')}
        maxLength={2000}
      />
    </FormDialog>
  );
}
