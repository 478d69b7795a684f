import { toast } from '../../../ui/feedback/toast/toast.ts';
import { useChangeHolidays } from '../mutations.ts';

/** Changes holidays and says so; what stood there before takes it back. */
export function useHolidays() {
  const { mutate, isPending } = useChangeHolidays();
  type Change = Parameters<typeof mutate>[0];
  const change = (holidays: Change, title: string, onDone?: () => void) =>
    mutate(holidays, {
      onSuccess: ({ before }) => {
        toast.show({ title, action: { onSelect: () => mutate(before) } });
        onDone?.();
      },
    });
  return { change, isBusy: isPending };
}
