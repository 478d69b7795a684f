import { brokenRule } from '#contract/errors.ts';
import { type HandoverState, handoverState, nextHandoverStates } from '#contract/ops-log/states.ts';
import type { Context } from '../../../platform/context.ts';
import type { requireEntry } from '../queries/find-entry.ts';
import { listRosteredNext } from '../queries/rostered-next.ts';
import { requireWaivable } from '../rules/waiving.ts';
import { appendAndTell } from '../writing/append.ts';
import { beginStep, type GivenStep } from '../writing/begin-step.ts';

interface Step extends GivenStep {
  readonly to: HandoverState;
  readonly note: string;
}

type Entry = Awaited<ReturnType<typeof requireEntry>>;

/** Signs a handover out, acknowledges, disputes or waives it: a record of its own. Throws 404, and 422 with the rule that it breaks. */
export const stepHandover = async <Answer>(
  context: Context,
  { to, note, ...given }: Step,
  read: () => Promise<Answer>,
): Promise<Answer> => {
  const begun = await beginStep(context, 'handover', { ...given, to });
  if (!begun) return read();
  const { entry, item, record } = begun;
  if (!item) throw brokenRule('not-a-handover', '', 'This entry is not a handover.');
  const from = handoverState.parse(item.state);
  if (!nextHandoverStates(from).includes(to)) throw wrongStep(from);
  if (to === 'signed_out') requireAuthor(context, entry);
  else if (to === 'waived') await requireWaivable(context, given.project, entry, note);
  else await requireNext(context, given.project, entry);
  if (to === 'disputed' && note === '')
    throw brokenRule(
      'dispute-reason',
      'note',
      'Say what is wrong or missing, so that it can be handed over again.',
    );
  return appendAndTell(
    context,
    { ...record, state: to, body: note },
    {
      type: 'ops_log_entry.moved',
      entry: given.id,
      changes: { state: [from, to] },
      tells: to === 'signed_out' || to === 'disputed',
    },
    read,
  );
};

const SENTENCES = {
  drafted: 'This handover is a draft: it is signed out first.',
  signed_out: 'This handover is signed out: it is acknowledged or disputed next.',
  acknowledged: 'This handover was acknowledged: that is its end.',
  disputed: 'This handover was disputed: its author signs it out again.',
  waived: 'People were let in before they took over: it is acknowledged or disputed next.',
} as const satisfies Record<HandoverState, string>;

const wrongStep = (from: HandoverState) => brokenRule('handover-step', 'to', SENTENCES[from]);

const requireAuthor = ({ member }: Context, { author_id }: Entry): void => {
  if (author_id !== member)
    throw brokenRule('own-handover', '', 'Only whoever wrote a handover signs it out.');
};

/** Nobody takes over from themselves; where somebody is rostered next, it is them. */
const requireNext = async (
  context: Context,
  project: string,
  { author_id, shift_id }: Entry,
): Promise<void> => {
  if (author_id === context.member)
    throw brokenRule('own-handover', '', 'You handed over: whoever takes over acknowledges or disputes it.');
  const next = shift_id
    ? await listRosteredNext(context, { project, shift: shift_id, author: author_id })
    : [];
  if (next.length === 0 || next.some(({ id }) => id === context.member)) return;
  const names = next.map(({ name }) => name).join(', ');
  throw brokenRule('rostered-next', '', `This handover is for whoever is rostered next: ${names}.`);
};
