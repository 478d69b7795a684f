import { brokenRule } from '#contract/errors.ts';
import type { DoneOffline } from '#contract/ops-log/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import type { OpsLogState } from '../../../platform/tables.ts';
import { holdItem, requireEntry } from '../queries/find-entry.ts';
import { enterToWrite } from '../queries/room.ts';
import { requireOnShift } from '../rules/on-shift.ts';
import { findSent } from './sent-before.ts';

/** A step of what an entry began, and how the device that it was taken on says so. */
export interface GivenStep extends DoneOffline {
  readonly project: string;
  readonly id: string;
  readonly to: OpsLogState;
}

type Entry = Awaited<ReturnType<typeof requireEntry>>;

/**
 * What a step is about and what is appended of it, its item held until the transaction ends; null where the caller's device sent the
 * same step before. Throws 404, and 422 `outside-shift`, `before-its-entry`, `client-uuid-taken`, and those of writing.
 */
export const beginStep = async (
  context: Context,
  kind: 'incident' | 'handover' | 'follow_up',
  { project, id, to, client_uuid, ...offline }: GivenStep,
) => {
  const room = await enterToWrite(context, project, 'create');
  await requireOnShift(context, room, offline.occurred_at);
  const entry = await requireEntry(context, project, id);
  const sent = await findSent(context, project, {
    ...{ kind, about: entry.seq, client_uuid },
    said: { state: to },
  });
  if (sent) return null;
  const when = { by_clock: offline.by_clock, occurred_at: afterIts(entry, offline) };
  const item = await holdItem(context, { id, project_id: project, seq: entry.seq }, kind);
  const record = { id: room.next, project_id: project, kind, about: entry.seq, client_uuid, ...when };
  return { entry, item, record };
};

/** Nothing is done about what hasn't happened yet: a clock that says so is slow. */
function afterIts(
  { occurred_at: begun }: Entry,
  { occurred_at, by_clock }: Omit<DoneOffline, 'client_uuid'>,
) {
  if (!occurred_at || Date.parse(occurred_at) >= Date.parse(begun)) return occurred_at;
  if (by_clock) return begun;
  throw brokenRule('before-its-entry', 'occurred_at', 'This is before what it is about had happened.');
}
