import { useState } from 'react';
import type { LeaveBalances } from '#contract/leave/shapes.ts';
import type { LeaveType } from '#contract/leave/states.ts';
import { useKeptDraft } from '../../../platform/draft.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { refusedFields } from '../../../platform/http/refused-fields.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { useForm } from '../../../ui/form-page/use-form.ts';
import { t } from '../components/balances/messages.ts';
import { t as words } from '../messages.ts';
import { useAdjustBalance } from '../mutations.ts';
import { changeWords } from './words.ts';

/** A correction as it is filled in. */
export type CorrectionValues = {
  type: LeaveType;
  way: 'more' | 'less';
  days: number | null;
  day: string | null;
  reason: string;
};

/** Minutes that a correction changes a balance by. */
export const minutesOfCorrection = (
  { way, days }: Pick<CorrectionValues, 'way' | 'days'>,
  dayMinutes: number,
): number => Math.round((days ?? 0) * dayMinutes) * (way === 'less' ? -1 : 1);

/** The form that corrects somebody's balance. What was typed is kept until it is sent. */
export function useCorrectionForm({ member, year, day_minutes }: LeaveBalances, onDone: () => void) {
  const today = useFormat().today();
  const [initial] = useState(
    (): CorrectionValues => ({
      ...{ type: 'paid', way: 'more', days: null, reason: '' },
      day: today.startsWith(String(year)) ? today : `${year}-01-01`,
    }),
  );
  const draft = useKeptDraft(`leave-correction-${member.id}`, initial);
  const { mutateAsync } = useAdjustBalance();
  return useForm<CorrectionValues>({
    initial,
    draft,
    validate: {
      days: (days) => (days && days > 0 ? null : t('amount_missing')),
      day: (day) => (day ? null : words('day_missing')),
      reason: (reason) => (reason.trim() ? null : t('reason_missing')),
    },
    onSubmit: async (values) => {
      const minutes = minutesOfCorrection(values, day_minutes);
      const { type, day, reason } = values;
      try {
        await mutateAsync({ member_id: member.id, type, day: day ?? today, minutes, reason: reason.trim() });
      } catch (error) {
        return refusedFields(error, t('correct_failed'));
      }
      toast.show({ title: t('corrected', { name: member.name, change: changeWords(minutes, day_minutes) }) });
      onDone();
      return undefined;
    },
  });
}
