import { useKeptDraft } from '../../../../platform/draft.ts';
import { refusedFields } from '../../../../platform/http/refused-fields.ts';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { useForm } from '../../../../ui/form-page/use-form.ts';
import { t } from './messages.ts';

type StepForm<Values extends Record<string, unknown>> = {
  /** Under which what was typed is kept until the step is taken. */
  name: string;
  initial: Values;
  validate?: NonNullable<Parameters<typeof useForm<Values>>[0]['validate']>;
  take: (values: Values) => Promise<unknown>;
  done: (values: Values) => string;
  onClose: () => void;
};

/** The form of a step: taken, said and closed, or what was refused beside its field. */
export function useStepForm<Values extends Record<string, unknown>>(step: StepForm<Values>) {
  const { name, initial, validate, take, done, onClose } = step;
  const draft = useKeptDraft(`account-plan-${name}`, initial);
  return useForm<Values>({
    ...{ initial, draft },
    ...(validate ? { validate } : {}),
    onSubmit: async (values) => {
      try {
        await take(values);
      } catch (error) {
        return refusedFields(error, t('stale')).map(({ field, message }) => ({
          // What no field of the box is about is said of it as a whole.
          ...{ field: (field.split('.')[0] ?? '') in initial ? field : '', message },
        }));
      }
      toast.show({ title: done(values) });
      onClose();
      return undefined;
    },
  });
}
