import { toast } from '../../../../ui/feedback/toast/toast.ts';
import type { BlockOutcome } from '../../effects/use-block-write.ts';
import { messageOf } from './block-refusal.ts';
import { t } from './messages.ts';

/** Says what came of a block, with one Undo for all of it. */
export function useBlockToast() {
  return ({ kept, undo }: BlockOutcome, title: string, left?: string): void => {
    const takeBack = () =>
      undo().catch((err: unknown) => toast.show({ title: t('undo_failed'), message: messageOf(err), err }));
    const message = [left, kept ? t('waiting') : undefined].filter(Boolean).join(' ');
    toast.show({
      title,
      message: message || undefined,
      action: { onSelect: () => void takeBack() },
    });
  };
}
