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
 * same step before. Throws 404, and 422 `outside-shift`, `before-its-entry`, `before-last-step`, `client-uuid-taken`, and those of writing.
 */
export const beginStep = async (
  context: Context,
  kind: 'incident' | 'handover' | 'follow_up',
  { project, id, to, client_uuid, ...offline }: GivenStep,
) => {
  const room = await enterToWrite(context, project, 'create');
  const entry = await requireEntry(context, project, id);
  const said = { state: to };
  const sent = await findSent(context, project, { kind, about: entry.seq, client_uuid, said });
  if (sent) return null;
  const item = await holdItem(context, { id, project_id: project, seq: entry.seq }, kind);
  const occurred_at = afterLast(entry, item?.changed_at ?? entry.occurred_at, offline);
  await requireOnShift(context, room, occurred_at);
  const when = { by_clock: offline.by_clock, occurred_at };
  const record = { id: room.next, project_id: project, kind, about: entry.seq, client_uuid, ...when };
  return { entry, item, record };
};

/** Nothing is done about what hasn't happened yet, nor before the step that it follows on: a clock that says so is slow. */
function afterLast(
  { occurred_at: begun }: Entry,
  last: string,
  { occurred_at, by_clock }: Omit<DoneOffline, 'client_uuid'>,
) {
  if (!occurred_at || Date.parse(occurred_at) >= Date.parse(last)) return occurred_at;
  if (by_clock) return last;
  if (Date.parse(occurred_at) < Date.parse(begun))
    throw brokenRule('before-its-entry', 'occurred_at', 'This is before what it is about had happened.');
  throw brokenRule(
    'before-last-step',
    'occurred_at',
    'This is before the step that it follows on: say when it was after that.',
  );
}
