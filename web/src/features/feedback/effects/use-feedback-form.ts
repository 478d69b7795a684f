import { useEffect, useRef, useState } from 'react';
import { isCallError } from '../../../platform/call-error.ts';
import { keptDraft } from '../../../platform/draft.ts';
import { report } from '../../../platform/reporting.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { useUnsavedWork } from '../../../ui/form-page/unsaved-work.ts';
import { type Form as FormState, useForm } from '../../../ui/form-page/use-form.ts';
import { t } from '../messages.ts';
import { useSendFeedback } from '../mutations.ts';
import { type Screenshot, useScreenshot } from './use-screenshot.ts';

/** Who gives feedback; empty texts where nobody is known. */
export interface Teller {
  readonly sub: string;
  readonly name: string;
  readonly email: string;
}

/** Who says it, and what. */
export interface Said extends Record<string, unknown> {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

/** The dialog's state, which outlives its box. */
export interface FeedbackForm {
  readonly form: FormState<Said>;
  readonly shot: Screenshot;
  readonly isSent: boolean;
  /** Whether something is kept when the dialog is closed. */
  readonly isBegun: boolean;
  /** Whether it began with what was kept then. */
  readonly isRestored: boolean;
  /** Begins anew. */
  readonly discard: () => void;
}

const isAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());

/** What is typed, the screenshot, and whether it has arrived. Until then nothing of it is lost, whatever is closed or fails. */
export function useFeedbackForm({ sub, name, email }: Teller): FeedbackForm {
  const [isSent, setSent] = useState(false);
  const shot = useScreenshot(sub, (error) => report(error, 'warning'));
  const [hadPicture, setHadPicture] = useState(shot.picture !== null);
  useUnsavedWork(shot.picture !== null && !isSent);
  const send = useSending(shot, () => setSent(true));
  const initial: Said = { name, email, message: '' };
  const form = useForm<Said>({
    initial,
    validate: {
      name: (text) => (text.trim() ? null : t('enter_name')),
      email: (text) => (isAddress(text) ? null : t('enter_email')),
      message: (text) => (text.trim() || shot.picture ? null : t('enter_message')),
    },
    onSubmit: send,
    // Nobody's draft would be found by whoever comes next.
    ...(sub ? { draft: keptDraft(sub, 'feedback', initial) } : {}),
  });
  const discard = () => {
    form.discard();
    shot.remove();
    setHadPicture(false);
  };
  const isBegun = form.changed || shot.picture !== null;
  return { form, shot, isSent, isBegun, isRestored: form.restored || hadPicture, discard };
}

function useSending({ picture, remove }: Screenshot, onSent: () => void) {
  const { mutateAsync } = useSendFeedback();
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  return async ({ name, email, message }: Said) => {
    const page = `${window.location.pathname}${window.location.search}`.slice(0, 2_000);
    try {
      await mutateAsync({ body: { name, email: email.trim(), message, page }, file: picture?.file });
      remove();
      onSent();
      return undefined;
    } catch (error) {
      if (isLeft.current) toast.show({ title: t('failed_left'), message: t('failed_left_note'), err: error });
      return problemsOf(error);
    }
  };
}

const problemsOf = (error: unknown) => {
  if (isCallError(error) && error.fields.length > 0) return error.fields;
  const why = isCallError(error) && error.status > 0 ? ` ${error.message}` : '';
  return [{ field: '', message: `${t('failed')}${why}` }];
};
