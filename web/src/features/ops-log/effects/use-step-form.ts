import { useState } from 'react';
import type { OpsLogEntry } from '#contract/ops-log/shapes.ts';
import { useKeptDraft } from '../../../platform/draft.ts';
import { refusedFields } from '../../../platform/http/refused-fields.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { useForm } from '../../../ui/form-page/use-form.ts';
import { t } from '../messages.ts';
import { t as unsentText } from './unsent/messages.ts';
import type { Written } from './unsent/use-log-writes.ts';

/** Words to a step. */
type StepValues = { note: string; root_cause: string };

interface Step {
  readonly entry: OpsLogEntry;
  readonly to: string;
  /** The state that it comes to, in words. */
  readonly said: string;
  readonly validate: Partial<Record<keyof StepValues, (text: string) => string | null>>;
  readonly send: (values: StepValues) => Promise<Written>;
  readonly onClose: () => void;
}

/** The form of a step of an incident or a handover. What was typed is kept until the step is taken. */
export function useStepForm({ entry, to, said, validate, send, onClose }: Step) {
  const [initial] = useState<StepValues>({ note: '', root_cause: '' });
  const draft = useKeptDraft(`ops-log-step.${entry.id}.${to}`, initial);
  return useForm<StepValues>({
    ...{ initial, draft, validate },
    onSubmit: async ({ note, root_cause }) => {
      let isKept = false;
      try {
        isKept = (await send({ note: note.trim(), root_cause: root_cause.trim() })).kept;
      } catch (error) {
        // The state is no field of the form: what is wrong with it stands above.
        return refusedFields(error, t('step_failed')).map(({ field, message }) => ({
          field: field in initial ? field : '',
          message,
        }));
      }
      const { sequence, title } = entry;
      toast.show({
        title: sequence === 0 ? said : t('stepped', { state: said, sequence }),
        message: isKept ? unsentText('kept_note') : title,
      });
      onClose();
      return undefined;
    },
  });
}
