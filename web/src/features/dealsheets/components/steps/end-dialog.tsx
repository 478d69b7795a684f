import type { Dealsheet } from '#contract/dealsheets/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import { FormDialog } from '../../../../ui/form-page/form-dialog.tsx';
import { DateField } from '../../../../ui/number/date-field.tsx';
import { useStep } from '../../mutations.ts';
import { t } from './messages.ts';
import { useStepForm } from './use-step-form.ts';

type EndDialogProps = { deal: Dealsheet; onClose: () => void };

const LABELS = { closed_on: t('closed_on'), reason: t('reason') };
const dayNeeded = (day: string | null) => (day ? null : t('closed_on_missing'));

/** Says that a deal was lost, and why. */
export function LostDialog({ deal: { id, code, title }, onClose }: EndDialogProps) {
  const today = useFormat().today();
  const { close } = useStep(id);
  const initial: { closed_on: string | null; reason: string } = { closed_on: today, reason: '' };
  const form = useStepForm({
    ...{ name: `lost-${id}`, initial, onClose },
    validate: {
      closed_on: dayNeeded,
      reason: (reason: string) => (reason.trim() ? null : t('reason_missing')),
    },
    take: ({ closed_on, reason }) => close({ outcome: 'lost', closed_on: closed_on ?? today, reason }),
    done: () => t('lost', { title }),
  });
  return (
    <FormDialog
      title={t('lose_title', { code })}
      form={form}
      labels={LABELS}
      verb={t('lose_verb')}
      onClose={onClose}
    >
      <TextArea label={LABELS.reason} note={t('reason_note')} {...form.field('reason')} maxLength={10_000} />
      <DateField label={LABELS.closed_on} max={today} {...form.field('closed_on')} />
    </FormDialog>
  );
}

/** Says that an offer ran out unanswered. */
export function ExpiredDialog({ deal: { id, code, title }, onClose }: EndDialogProps) {
  const today = useFormat().today();
  const { close } = useStep(id);
  const initial: { closed_on: string | null } = { closed_on: today };
  const form = useStepForm({
    ...{ name: `expired-${id}`, initial, onClose },
    validate: { closed_on: dayNeeded },
    take: ({ closed_on }) => close({ outcome: 'expired', closed_on: closed_on ?? today }),
    done: () => t('expired', { title }),
  });
  return (
    <FormDialog
      title={t('expire_title', { code })}
      note={t('expire_note')}
      form={form}
      labels={LABELS}
      verb={t('expire_verb')}
      onClose={onClose}
    >
      <DateField label={LABELS.closed_on} max={today} {...form.field('closed_on')} />
    </FormDialog>
  );
}
