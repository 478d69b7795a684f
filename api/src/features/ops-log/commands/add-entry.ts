import type { NewOpsLogEntry } from '#contract/ops-log/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import type { Changes } from '../../../platform/events.ts';
import { enterToWrite } from '../queries/room.ts';
import { requireHandoverShift, requireSeverity, requireShift, requireTeam } from '../rules/named.ts';
import { requireOnShift } from '../rules/on-shift.ts';
import { appendAndTell } from '../writing/append.ts';
import { findSent } from '../writing/sent-before.ts';

/**
 * Appends an entry to a project's ops-log and answers it as `read` does, which is asked together with what else there is to write:
 * until then the log is held. What an offline device sent before isn't appended again. Throws
 * 404, and 422 with the rule that it breaks.
 */
export const addEntry = async <Answer>(
  context: Context,
  project: string,
  { follow_up, ...entry }: NewOpsLogEntry,
  read: (id: string) => Promise<Answer>,
): Promise<Answer> => {
  const room = await enterToWrite(context, project, 'create');
  const sent = await findSent(context, project, entry.client_uuid);
  if (sent) return read(sent.id);
  requireSeverity(entry.type, entry.severity);
  requireHandoverShift(entry.type, entry.shift_id);
  await requireOnShift(context, room, entry.occurred_at);
  await requireShift(context, project, entry.shift_id);
  await requireTeam(context, [
    ...entry.people.map((id, at) => ({ field: `people.${at}`, id })),
    ...(follow_up ? [{ field: 'follow_up.owner_id', id: follow_up.owner_id }] : []),
  ]);
  const record = { ...entry, owner_id: follow_up?.owner_id, due: follow_up?.due };
  const changes: Changes = {
    ...{ type: [null, entry.type], severity: [null, entry.severity], title: [null, entry.title] },
  };
  return appendAndTell(
    context,
    { id: room.next, project_id: project, kind: 'entry', ...record },
    { type: 'ops_log_entry.added', entry: room.next, changes },
    () => read(room.next),
  );
};
