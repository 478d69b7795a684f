import type { Shift } from '#contract/shifts/shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { t } from '../messages.ts';
import { hoursOf } from './shift-fields.ts';
import { useRefresh } from './use-refresh.ts';
import { whyRefused } from './why-refused.ts';

/** Says what was done, with Undo where it can be undone, and reads the roster anew; `named` = a shift in words. */
export function useSaid() {
  const format = useFormat();
  const refresh = useRefresh();
  const failed = (error: unknown) =>
    toast.show({ title: t('not_undone'), message: whyRefused(error), err: error });
  return {
    refresh,
    named: (shift: Pick<Shift, 'day' | 'start' | 'end'>) => ({
      shift: `${format.day(shift.day, 'weekday')}, ${hoursOf(shift)}`,
    }),
    say: (title: string, undo?: () => Promise<unknown>) => {
      const onSelect = () => void undo?.().catch(failed).finally(refresh);
      toast.show({ title, ...(undo ? { action: { onSelect } } : {}) });
      return refresh();
    },
  };
}
