import type { NewOpsLogEntry } from '#contract/ops-log/shapes.ts';
import { isGrave } from '#contract/ops-log/states.ts';
import type { Context } from '../../../platform/context.ts';
import type { Changes } from '../../../platform/events.ts';
import type { Late } from '../../../platform/postgres/late.ts';
import { enterToWrite } from '../queries/room.ts';
import { requireMentionable } from '../rules/mentioned.ts';
import { requireHandoverShift, requireSeverity, requireShift, requireTeam } from '../rules/named.ts';
import { requireOnShift } from '../rules/on-shift.ts';
import { type Appended, appendLast } from '../writing/append.ts';
import { findSent } from '../writing/sent-before.ts';

/** What was appended, and the names that it needs to be shown. */
export interface Added {
  readonly id: string;
  readonly project: string;
  readonly author: string;
  readonly entry: NewOpsLogEntry;
  readonly appended: Appended;
  readonly names: ReadonlyMap<string, string>;
}

/**
 * Appends an entry to a project's ops-log and presents what was made of it; what an offline device sent before isn't appended again,
 * but read. Throws 404, and 422 with the rule that it breaks.
 */
export const addEntry = async <Answer>(
  context: Context,
  { project, entry }: { readonly project: string; readonly entry: NewOpsLogEntry },
  present: (added: Added) => Answer,
  read: (id: string) => Promise<Answer>,
): Promise<Answer | Late<Answer>> => {
  const room = await enterToWrite(context, project, 'create');
  const sent = await findSent(context, project, {
    kind: 'entry',
    client_uuid: entry.client_uuid,
    said: { title: entry.title, body: entry.body },
  });
  if (sent) return read(sent.id);
  const { follow_up, ...said } = entry;
  requireSeverity(entry.type, entry.severity);
  await requireOnShift(context, room, entry.occurred_at);
  await requireShift(context, project, entry.shift_id);
  await requireHandoverShift(context, room, entry);
  const names = await requireTeam(context, [
    ...entry.people.map((id, at) => ({ field: `people.${at}`, id })),
    ...(follow_up ? [{ field: 'follow_up.owner_id', id: follow_up.owner_id, isToDo: true }] : []),
    { field: '', id: room.author },
  ]);
  const mentioned = await requireMentionable(context, project, entry);
  const record = { ...said, mentions: mentioned.ids, owner_id: follow_up?.owner_id, due: follow_up?.due };
  const changes: Changes = {
    ...{ type: [null, entry.type], severity: [null, entry.severity], title: [null, entry.title] },
  };
  const id = room.next;
  const tells = isGrave(entry.severity) || follow_up !== null || mentioned.ids.length > 0;
  return appendLast(
    context,
    { id, project_id: project, kind: 'entry', ...record },
    { type: 'ops_log_entry.added', entry: id, changes, tells },
    (appended) =>
      present({
        ...{ id, project, author: room.author, entry, appended },
        names: new Map([...names, ...mentioned.names]),
      }),
  );
};
