import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { MergeField, MergePreview } from '#contract/clients/merging.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { t } from '../messages.ts';
import { useMerge, useUndo } from '../mutations.ts';

/**
 * Which values go along – first those that the one that stays lacks – and merging itself, with Undo. What was chosen stays when
 * somebody changes one of the two meanwhile.
 */
export function useMerging(preview: MergePreview) {
  const router = useRouter();
  const [chosen, setTake] = useState<readonly MergeField[]>(preview.suggested);
  const take = chosen.filter((field) => preview.differing.includes(field));
  const { mutate: merge, isPending } = useMerge();
  const { mutate: undo } = useUndo();
  const names = { winner: preview.winner.name, loser: preview.loser.name };
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
            toast.show({ title: t('merged_toast', names), action: { onSelect: () => undo(id) } });
            router.history.push(`/manager/clients/${preview.winner.id}`);
          },
        },
      ),
  };
}
