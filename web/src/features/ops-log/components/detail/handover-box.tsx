import { stepHandover } from '#contract/ops-log/endpoints.ts';
import type { OpsLogEntry } from '#contract/ops-log/shapes.ts';
import type { HandoverState } from '#contract/ops-log/states.ts';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import { FormDialog } from '../../../../ui/form-page/form-dialog.tsx';
import { useStepForm } from '../../effects/use-step-form.ts';
import { t } from '../../messages.ts';
import { useStep } from '../../mutations.ts';
import { h } from '../handover/messages.ts';

type HandoverBoxProps = { entry: OpsLogEntry; to: HandoverState; onClose: () => void };

/** What isn't done without saying why. */
const REASONS = { disputed: h('dispute_reason'), waived: h('waive_reason') };

/** Brings a handover to its next state, with words to it; nobody disputes or waives one without saying why. */
export function HandoverBox({ entry, to, onClose }: HandoverBoxProps) {
  const { sequence, title } = entry;
  const reason = to === 'disputed' || to === 'waived' ? REASONS[to] : null;
  const { mutateAsync } = useStep(entry);
  const form = useStepForm({
    ...{ entry, to, onClose },
    said: t(`handover_${to}`),
    validate: { note: (note) => (note.trim() ? null : reason) },
    send: ({ note }) =>
      mutateAsync({ endpoint: stepHandover, said: t(`handover_${to}`), body: { to, note } }),
  });
  return (
    <FormDialog
      {...{ form, onClose }}
      title={h(`hand_ask_${to}`, { sequence })}
      note={title}
      labels={{ note: t('note') }}
      verb={h(`hand_verb_${to}`)}
    >
      <TextArea
        {...form.field('note')}
        label={t('note')}
        note={h(`hand_note_${to}`)}
        maxLength={10_000}
        optional={reason === null}
      />
    </FormDialog>
  );
}
