import { brokenRule } from '#contract/errors.ts';
import type { FollowUpState } from '#contract/ops-log/states.ts';
import type { Context } from '../../../platform/context.ts';
import { holdItem, requireEntry } from '../queries/find-entry.ts';
import { enterToWrite } from '../queries/room.ts';
import { requireOnShift } from '../rules/on-shift.ts';
import { appendAndTell } from '../writing/append.ts';

interface Step {
  readonly project: string;
  readonly id: string;
  readonly to: FollowUpState;
  readonly note: string;
}

/** Says that what an entry left to do is done, or isn't after all. Throws 404, and 422 `no-follow-up`, `follow-up-step`. */
export const stepFollowUp = async <Answer>(
  context: Context,
  { project, id, to, note }: Step,
  read: () => Promise<Answer>,
): Promise<Answer> => {
  const room = await enterToWrite(context, project, 'create');
  await requireOnShift(context, room, undefined);
  const entry = await requireEntry(context, project, id);
  const item = await holdItem(context, id, 'follow_up');
  if (!item) throw brokenRule('no-follow-up', '', 'This entry left nothing to do.');
  if (item.state === to)
    throw brokenRule(
      'follow-up-step',
      'to',
      to === 'done' ? 'This is done already.' : 'This is still to be done.',
    );
  return appendAndTell(
    context,
    {
      ...{ id: room.next, project_id: project, kind: 'follow_up', about: entry.seq, state: to },
      ...{ body: note },
    },
    { type: 'ops_log_entry.moved', entry: id, changes: { state: [item.state, to] }, tells: false },
    read,
  );
};
