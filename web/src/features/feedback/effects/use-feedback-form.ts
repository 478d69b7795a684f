import { useState } from 'react';
import { isCallError } from '../../../platform/call-error.ts';
import { report } from '../../../platform/reporting.ts';
import { type Form as FormState, useForm } from '../../../ui/form-page/use-form.ts';
import { t } from '../messages.ts';
import { useSendFeedback } from '../mutations.ts';
import { type Screenshot, useScreenshot } from './use-screenshot.ts';

/** Who says it, and what. */
export interface Said extends Record<string, unknown> {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

/** The dialog's state, which outlives its box while a screenshot is taken. */
export interface FeedbackForm {
  readonly form: FormState<Said>;
  readonly shot: Screenshot;
  readonly isSent: boolean;
}

const isAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());

/** What is typed, the screenshot, and whether it has arrived. A failure leaves everything as it is. */
export function useFeedbackForm(person: { readonly name: string; readonly email: string }): FeedbackForm {
  const [isSent, setSent] = useState(false);
  const shot = useScreenshot((error) => report(error, 'warning'));
  const { mutateAsync } = useSendFeedback();
  const form = useForm<Said>({
    initial: { name: person.name, email: person.email, message: '' },
    validate: {
      name: (name) => (name.trim() ? null : t('enter_name')),
      email: (email) => (isAddress(email) ? null : t('enter_email')),
      message: (message) => (message.trim() || shot.picture ? null : t('enter_message')),
    },
    onSubmit: async ({ name, email, message }) => {
      const page = `${window.location.pathname}${window.location.search}`.slice(0, 2_000);
      const body = { name, email: email.trim(), message, page };
      try {
        await mutateAsync({ body, file: shot.picture?.file });
        setSent(true);
        return undefined;
      } catch (error) {
        return problemsOf(error);
      }
    },
  });
  return { form, shot, isSent };
}

const problemsOf = (error: unknown) => {
  if (isCallError(error) && error.fields.length > 0) return error.fields;
  const why = isCallError(error) && error.status > 0 ? ` ${error.message}` : '';
  return [{ field: '', message: `${t('failed')}${why}` }];
};
