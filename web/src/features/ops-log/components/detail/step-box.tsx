import { useState } from 'react';
import type { OpsLogEntry } from '#contract/ops-log/shapes.ts';
import { type IncidentState, isGrave } from '#contract/ops-log/states.ts';
import { useKeptDraft } from '../../../../platform/draft.ts';
import { refusedFields } from '../../../../platform/http/refused-fields.ts';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import { FormDialog } from '../../../../ui/form-page/form-dialog.tsx';
import { useForm } from '../../../../ui/form-page/use-form.ts';
import { t } from '../../messages.ts';
import { useStepIncident } from '../../mutations.ts';

type StepBoxProps = { entry: OpsLogEntry; to: IncidentState; onClose: () => void };

/** Brings an incident to its next state, with words to it; a grave one closes only with its cause. */
export function StepBox({ entry, to, onClose }: StepBoxProps) {
  const { sequence, incident } = entry;
  const asksCause = to === 'closed';
  const needsCause = asksCause && incident !== null && isGrave(incident.severity) && !incident.root_cause;
  const form = useStepForm({ entry, to, onClose }, needsCause);
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

function useStepForm({ entry, to, onClose }: StepBoxProps, needsCause: boolean) {
  const [initial] = useState({ note: '', root_cause: '' });
  const draft = useKeptDraft(`ops-log-step.${entry.id}.${to}`, initial);
  const { mutateAsync } = useStepIncident(entry);
  return useForm({
    initial,
    draft,
    validate: { root_cause: (cause) => (needsCause && !cause.trim() ? t('cause_missing') : null) },
    onSubmit: async ({ note, root_cause }) => {
      try {
        await mutateAsync({ to, note: note.trim(), root_cause: root_cause.trim() || null });
      } catch (error) {
        // The state is no field of the form: what is wrong with it stands above.
        return refusedFields(error, t('step_failed')).map(({ field, message }) => ({
          field: field in initial ? field : '',
          message,
        }));
      }
      toast.show({
        title: t('stepped', { state: t(`incident_${to}`), sequence: entry.sequence }),
        message: entry.title,
      });
      onClose();
      return undefined;
    },
  });
}
