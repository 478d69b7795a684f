import type { Dealsheet } from '#contract/dealsheets/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { FormDialog } from '../../../../ui/form-page/form-dialog.tsx';
import { DateField } from '../../../../ui/number/date-field.tsx';
import { useStep } from '../../mutations.ts';
import { t } from './messages.ts';
import { useStepForm } from './use-step-form.ts';

const LABELS = { sent_on: t('sent_on') };

/** Says that an approved revision went out, and when. */
export function SendDialog({ deal, onClose }: { deal: Dealsheet; onClose: () => void }) {
  const today = useFormat().today();
  const { id, revision, current } = deal;
  const { send } = useStep(id);
  const initial: { sent_on: string | null } = { sent_on: today };
  const form = useStepForm({
    ...{ name: `send-${id}`, initial, onClose },
    validate: { sent_on: (day: string | null) => (day ? null : t('sent_on_missing')) },
    take: ({ sent_on }) => send({ revision, sent_on }),
    done: () => t('sent', { revision }),
  });
  return (
    <FormDialog
      title={t('send_title', { revision })}
      note={t('send_note', { days: current.content.validity_days })}
      form={form}
      labels={LABELS}
      verb={t('send_verb')}
      onClose={onClose}
    >
      <DateField label={LABELS.sent_on} max={today} {...form.field('sent_on')} />
    </FormDialog>
  );
}
