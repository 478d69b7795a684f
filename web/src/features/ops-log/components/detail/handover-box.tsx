import type { OpsLogEntry } from '#contract/ops-log/shapes.ts';
import type { HandoverState } from '#contract/ops-log/states.ts';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import { FormDialog } from '../../../../ui/form-page/form-dialog.tsx';
import { useStepForm } from '../../effects/use-step-form.ts';
import { t } from '../../messages.ts';
import { useStepHandover } from '../../mutations.ts';

type HandoverBoxProps = { entry: OpsLogEntry; to: HandoverState; onClose: () => void };

/** Brings a handover to its next state, with words to it; nobody disputes one without saying what is wrong. */
export function HandoverBox({ entry, to, onClose }: HandoverBoxProps) {
  const { sequence, title } = entry;
  const isDispute = to === 'disputed';
  const { mutateAsync } = useStepHandover(entry);
  const form = useStepForm({
    ...{ entry, to, onClose },
    said: t(`handover_${to}`),
    validate: { note: (note) => (isDispute && !note.trim() ? t('dispute_reason') : null) },
    send: ({ note }) => mutateAsync({ to, note }),
  });
  return (
    <FormDialog
      {...{ form, onClose }}
      title={t(`hand_ask_${to}`, { sequence })}
      note={title}
      labels={{ note: t('note') }}
      verb={t(`hand_verb_${to}`)}
    >
      <TextArea
        {...form.field('note')}
        label={t('note')}
        note={t(`hand_note_${to}`)}
        maxLength={10_000}
        optional={!isDispute}
      />
    </FormDialog>
  );
}
