import { useQuery } from '@tanstack/react-query';
import { useFormat } from '../../../../platform/format/use-format.ts';
import type { QueuedWrite } from '../../../../platform/offline/unsent/queued-write.ts';
import { discardWrite, mendWrite } from '../../../../platform/offline/unsent/unsent.ts';
import { ConflictDialog } from '../../../../ui/form-page/conflict-dialog.tsx';
import { conflictsWith, entryNow } from '../../effects/settle-stale-entry.ts';

/** Yours and theirs of an entry that was changed here without a network and elsewhere meanwhile. */
export function StaleDialog({ write, onClose }: { write: QueuedWrite; onClose: () => void }) {
  const { day } = useFormat();
  const { data: theirs } = useQuery({
    queryKey: ['daily-activity', write.organization, 'stale', write.id],
    queryFn: () => entryNow(write),
    staleTime: 0,
    gcTime: 0,
  });
  if (!theirs) return null;
  const leave = (done: Promise<void>) => void done.then(onClose);
  return (
    <ConflictDialog
      open
      conflicts={conflictsWith(write, theirs, day)}
      onKeep={() => leave(mendWrite(write.id, { ...write.input, version: theirs.version }))}
      onTake={() => leave(discardWrite(write))}
      onClose={onClose}
    />
  );
}
