import { brokenRule } from '#contract/errors.ts';
import type { FollowUpState } from '#contract/ops-log/states.ts';
import type { Context } from '../../../platform/context.ts';
import { appendAndTell } from '../writing/append.ts';
import { beginStep, type GivenStep } from '../writing/begin-step.ts';

interface Step extends GivenStep {
  readonly to: FollowUpState;
  readonly note: string;
}

/** Says that what an entry left to do is done, or isn't after all. Throws 404, and 422 `no-follow-up`, `follow-up-step`. */
export const stepFollowUp = async <Answer>(
  context: Context,
  { to, note, ...given }: Step,
  read: () => Promise<Answer>,
): Promise<Answer> => {
  const begun = await beginStep(context, 'follow_up', { ...given, to });
  if (!begun) return read();
  const { item, record } = begun;
  if (!item) throw brokenRule('no-follow-up', '', 'This entry left nothing to do.');
  if (item.state === to)
    throw brokenRule(
      'follow-up-step',
      'to',
      to === 'done' ? 'This is done already.' : 'This is still to be done.',
    );
  return appendAndTell(
    context,
    { ...record, state: to, body: note },
    { type: 'ops_log_entry.moved', entry: given.id, changes: { state: [item.state, to] }, tells: false },
    read,
  );
};
