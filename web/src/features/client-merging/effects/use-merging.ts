import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { MergeField, MergePreview } from '#contract/clients/merging.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { t } from '../messages.ts';
import { useMerge, useUndo } from '../mutations.ts';

/** Which values go along – first those that the one that stays lacks – and merging itself, with Undo. */
export function useMerging(preview: MergePreview) {
  const router = useRouter();
  const [take, setTake] = useState<readonly MergeField[]>(preview.suggested);
  const { mutate: merge, isPending } = useMerge();
  const { mutate: undo } = useUndo();
  const names = { winner: preview.winner.name, loser: preview.loser.name };
  const takeBack = (id: string) =>
    undo(id, { onSuccess: () => toast.show({ title: t('undone_toast', names) }) });
  return {
    take,
    choose: (field: MergeField, isTaken: boolean) =>
      setTake([...take.filter((one) => one !== field), ...(isTaken ? [field] : [])]),
    isPending,
    merge: () =>
      merge(
        { preview, take: [...take] },
        {
          onSuccess: ({ id }) => {
            toast.show({ title: t('merged_toast', names), action: { onSelect: () => takeBack(id) } });
            router.history.push(`/manager/clients/${preview.winner.id}`);
          },
        },
      ),
  };
}
