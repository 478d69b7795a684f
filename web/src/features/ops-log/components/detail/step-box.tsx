import { stepIncident } from '#contract/ops-log/endpoints.ts';
import type { OpsLogEntry } from '#contract/ops-log/shapes.ts';
import { type IncidentState, isGrave } from '#contract/ops-log/states.ts';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import { FormDialog } from '../../../../ui/form-page/form-dialog.tsx';
import { useStepForm } from '../../effects/use-step-form.ts';
import { t } from '../../messages.ts';
import { useStep } from '../../mutations.ts';

type StepBoxProps = { entry: OpsLogEntry; to: IncidentState; onClose: () => void };

/** Brings an incident to its next state, with words to it; a grave one closes only with its cause. */
export function StepBox({ entry, to, onClose }: StepBoxProps) {
  const { sequence, incident } = entry;
  const asksCause = to === 'closed';
  const needsCause = asksCause && incident !== null && isGrave(incident.severity) && !incident.root_cause;
  const { mutateAsync } = useStep(entry);
  const form = useStepForm({
    ...{ entry, to, onClose },
    said: t(`incident_${to}`),
    validate: { root_cause: (cause) => (needsCause && !cause.trim() ? t('cause_missing') : null) },
    send: ({ note, root_cause }) =>
      mutateAsync({
        ...{ endpoint: stepIncident, said: t(`incident_${to}`) },
        body: { to, note, root_cause: root_cause || null },
      }),
  });
  return (
    <FormDialog
      {...{ form, onClose }}
      title={t(`ask_${to}`, { sequence })}
      note={entry.title}
      labels={{ note: t('note'), root_cause: t('root_cause') }}
      verb={t(`verb_${to}`)}
    >
      {asksCause && (
        <TextArea
          {...form.field('root_cause')}
          label={t('root_cause')}
          note={t('root_cause_note')}
          maxLength={10_000}
          optional={!needsCause}
        />
      )}
      <TextArea
        {...form.field('note')}
        label={t('note')}
        note={t(`note_${to}`)}
        maxLength={10_000}
        rows={2}
        optional
      />
    </FormDialog>
  );
}
