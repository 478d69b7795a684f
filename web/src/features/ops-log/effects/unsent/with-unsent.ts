import type { OpsLogEntry } from '#contract/ops-log/shapes.ts';
import { nextHandoverStates, nextIncidentStates } from '#contract/ops-log/states.ts';
import type { QueuedWrite } from '../../../../platform/offline/unsent/queued-write.ts';
import { isAbout, isFollowUpStep, isHandoverStep, isIncidentStep, isWriting } from './log-writes.ts';
import { waitingEntry } from './waiting-entry.ts';

/**
 * The log as it is once everything that waits has been sent: what was written stands when it happened. A refused entry stands there
 * to be mended; a refused step, and what came after it, isn't taken. To do it twice changes nothing.
 */
export function withUnsent(
  entries: readonly OpsLogEntry[],
  writes: readonly QueuedWrite[],
): readonly OpsLogEntry[] {
  const stuck = new Set<string>();
  return writes.reduce((shown, write) => {
    if (isWriting(write))
      return shown.some((entry) => isAbout(write, entry)) ? shown : inPlace(shown, waitingEntry(write));
    if (write.refusal) stuck.add(write.subject);
    if (stuck.has(write.subject)) return shown;
    return shown.map((entry) => (isAbout(write, entry) && !entry.corrects ? stepped(entry, write) : entry));
  }, entries);
}

/** What happened last stands first. */
function inPlace(entries: readonly OpsLogEntry[], added: OpsLogEntry): OpsLogEntry[] {
  const at = entries.findIndex((entry) => Date.parse(entry.occurred_at) <= Date.parse(added.occurred_at));
  return at < 0 ? [...entries, added] : entries.toSpliced(at, 0, added);
}

/** An entry after a step; one that it can't take, or took already, changes nothing. */
function stepped(entry: OpsLogEntry, write: QueuedWrite): OpsLogEntry {
  const { incident, handover, follow_up } = entry;
  if (isIncidentStep(write) && incident) {
    const { to, root_cause } = write.input.body;
    if (!nextIncidentStates(incident.state).includes(to)) return entry;
    return { ...entry, incident: { ...incident, state: to, root_cause: root_cause ?? incident.root_cause } };
  }
  if (isHandoverStep(write) && handover) {
    const { to } = write.input.body;
    if (!nextHandoverStates(handover.state).includes(to)) return entry;
    return { ...entry, handover: { ...handover, state: to, may: [] } };
  }
  if (isFollowUpStep(write) && follow_up)
    return { ...entry, follow_up: { ...follow_up, state: write.input.body.to } };
  return entry;
}
