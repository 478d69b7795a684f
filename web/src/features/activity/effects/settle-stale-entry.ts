import { readEntry } from '#contract/activity/endpoints.ts';
import type { ActivityEntry } from '#contract/activity/shapes.ts';
import { send } from '../../../platform/call.ts';
import type { QueuedWrite, WriteInput } from '../../../platform/offline/unsent/queued-write.ts';
import type { Conflict } from '../../../ui/form-page/conflict-dialog.tsx';
import { conflictsOf } from '../components/form/entry-conflicts.ts';
import { valuesOf } from '../components/form/entry-values.ts';
import { changedEntry } from '../components/unsent/changed-entry.ts';
import { isChanging, shownOf } from '../components/unsent/entry-writes.ts';

/** The entry of a kept write as the server has it. Errors: CallError. */
export const entryNow = ({ input, organization }: QueuedWrite): Promise<ActivityEntry> =>
  send(readEntry, { params: input.params ?? {}, organization });

/** What a kept change and the server's entry disagree about: what both changed, and differently. */
export function conflictsWith(
  write: QueuedWrite,
  theirs: ActivityEntry,
  day: (date: string) => string,
): Conflict[] {
  const { base, purpose } = shownOf(write);
  if (!base || !isChanging(write)) return [];
  const mine = valuesOf(changedEntry(base, write.input.body, purpose));
  return conflictsOf(base, mine, theirs, { format: { day }, named: [purpose] });
}

/** A kept change of an entry that somebody else changed meanwhile is sent over theirs, if nobody's change is lost by it. */
export async function settleStaleEntry(write: QueuedWrite): Promise<WriteInput | null> {
  if (!isChanging(write) || !shownOf(write).base) return null;
  const theirs = await entryNow(write);
  const conflicts = conflictsWith(write, theirs, (date) => date);
  return conflicts.length > 0 ? null : { ...write.input, version: theirs.version };
}
