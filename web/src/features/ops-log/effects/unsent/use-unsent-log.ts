import type { OpsLogEntry } from '#contract/ops-log/shapes.ts';
import type { CarriedFile } from '../../../../platform/offline/unsent/carried.ts';
import type { QueuedWrite } from '../../../../platform/offline/unsent/queued-write.ts';
import { useUnsent } from '../../../../platform/offline/unsent/unsent.ts';
import { useMaybeOrganization } from '../../../../platform/person.ts';
import { isAbout, isUnsent, isWriting, writesOf } from './log-writes.ts';
import { matches, type Wanted } from './matches.ts';
import { withUnsent } from './with-unsent.ts';

/** Records with what waits on this device of a project's log, as far as it fits the filters. */
export function useUnsentLog(
  project_id: string,
  entries: readonly OpsLogEntry[],
  wanted: Wanted,
): readonly OpsLogEntry[] {
  const organization = useMaybeOrganization()?.id;
  const { writes, landing } = useUnsent();
  const here = writesOf([...landing, ...writes], project_id).filter(
    (write) => write.organization === organization,
  );
  if (here.length === 0) return entries;
  return withUnsent(entries, here).filter((entry) => !isUnsent(entry) || matches(entry, wanted));
}

/** The files that wait with an entry, which isn't in the log yet. */
export function useWaitingFiles(entry: OpsLogEntry): readonly CarriedFile[] {
  const { writes } = useUnsent();
  const writing = writes.find((write) => isWriting(write) && isAbout(write, entry));
  return writing?.carries?.files ?? [];
}

/** What waits of an entry: the first write that was refused, else the last one that is on its way. */
export function useEntryWrite(entry: OpsLogEntry): QueuedWrite | undefined {
  const { writes } = useUnsent();
  const own = writesOf(writes, entry.project_id).filter((write) => isAbout(write, entry) && !entry.corrects);
  return own.find(({ refusal }) => refusal) ?? own.at(-1);
}
