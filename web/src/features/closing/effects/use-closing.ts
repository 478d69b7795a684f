import type { ClosingMonth } from '#contract/activity/month-shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { usePermissions } from '../../../platform/person.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { t } from '../messages.ts';
import { useCloseMonth, useReopenMonth } from '../mutations.ts';

const said = (error: unknown): string | undefined => (error instanceof Error ? error.message : undefined);

/** Closes a month and says so; whoever may reopen it can take that back from there. */
export function useClosing(onDone: () => void) {
  const format = useFormat();
  const { can } = usePermissions();
  const { mutate, error, isPending } = useCloseMonth();
  const reopen = useReopenMonth();
  const undo = ({ month, version }: ClosingMonth) =>
    reopen.mutate(
      { month, version, reason: t('undone_reason') },
      { onError: (err) => toast.show({ title: t('reopen_failed'), message: said(err), err }) },
    );
  const close = ({ month, version }: ClosingMonth, leave: boolean) =>
    mutate(
      { month, version, leave },
      {
        onSuccess: (closed) => {
          const name = format.day(`${month}-01`, 'month');
          toast.show({
            title: t('close_done', { month: name }),
            ...(can('reopen', '/daily-activity/months') ? { action: { onSelect: () => undo(closed) } } : {}),
          });
          onDone();
        },
      },
    );
  return { close, isBusy: isPending, problem: said(error) };
}

/** Reopens a month and says so. */
export function useReopening(onDone: () => void) {
  const format = useFormat();
  const { mutate, error, isPending } = useReopenMonth();
  const reopen = ({ month, version }: ClosingMonth, reason: string) =>
    mutate(
      { month, version, reason },
      {
        onSuccess: () => {
          toast.show({ title: t('reopen_done', { month: format.day(`${month}-01`, 'month') }) });
          onDone();
        },
      },
    );
  return { reopen, isBusy: isPending, problem: said(error) };
}
