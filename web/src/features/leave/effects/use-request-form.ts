import { useState } from 'react';
import { LEAVE_PARTS, LEAVE_TYPES, type LeavePart, type LeaveType } from '#contract/leave/states.ts';
import { useKeptDraft } from '../../../platform/draft.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { refusedFields } from '../../../platform/http/refused-fields.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { useForm } from '../../../ui/form-page/use-form.ts';
import { t } from '../messages.ts';
import { useRequestLeave } from '../mutations.ts';
import type { PreviewQuery } from '../queries.ts';
import { rangeWords } from './words.ts';

/** The request as it is filled in. */
export type RequestValues = {
  type: LeaveType;
  from: string | null;
  to: string | null;
  part: LeavePart;
  start: string;
  end: string;
  reason: string;
  cover_id: string | null;
};

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

/** What the API is asked; null while something is missing. Less than a whole day is of the first one. */
export function askedOf({ type, from, to: last, part, start, end }: RequestValues): PreviewQuery | null {
  const to = part === 'whole-day' ? last : from;
  if (!from || !to || to < from) return null;
  if (part !== 'hours') return { type, from, to, part };
  return CLOCK.test(start) && CLOCK.test(end) ? { type, from, to, part, start, end } : null;
}

/** The form that asks for leave. What was typed is kept until it is sent. */
export function useRequestForm(onDone: () => void) {
  const format = useFormat();
  const today = format.today();
  const [initial] = useState(
    (): RequestValues => ({
      ...{ type: 'paid', from: today, to: today, part: 'whole-day', start: '', end: '' },
      ...{ reason: '', cover_id: null },
    }),
  );
  const draft = useKeptDraft('leave-request', initial);
  const { mutateAsync } = useRequestLeave();
  return useForm<RequestValues>({
    initial,
    draft,
    validate: {
      from: (from) => (from ? null : t('day_missing')),
      to: (to, { from, part }) => {
        if (part !== 'whole-day') return null;
        return to ? (from && to < from ? t('backwards') : null) : t('day_missing');
      },
      start: (start, { part }) => (part !== 'hours' || CLOCK.test(start) ? null : t('time_missing')),
      end: (end, { part }) => (part !== 'hours' || CLOCK.test(end) ? null : t('time_missing')),
    },
    onSubmit: async (values) => {
      const asked = askedOf(values);
      if (!asked) return undefined;
      const { reason, cover_id } = values;
      try {
        await mutateAsync({
          ...asked,
          ...(reason.trim() ? { reason: reason.trim() } : {}),
          ...(cover_id ? { cover_id } : {}),
        });
      } catch (error) {
        return refusedFields(error, t('send_failed'));
      }
      toast.show({ title: t('sent', { days: rangeWords(asked, format) }) });
      onDone();
      return undefined;
    },
  });
}

/** The type that a word names. */
export const typeFrom = (given: string | null): LeaveType =>
  LEAVE_TYPES.find((one) => one === given) ?? 'paid';

/** The part that a word names. */
export const partFrom = (given: string): LeavePart => LEAVE_PARTS.find((one) => one === given) ?? 'whole-day';
