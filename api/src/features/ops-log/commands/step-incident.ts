import { brokenRule } from '#contract/errors.ts';
import { type IncidentState, incidentState, isGrave, nextIncidentStates } from '#contract/ops-log/states.ts';
import type { Context } from '../../../platform/context.ts';
import type { holdItem } from '../queries/find-entry.ts';
import { appendAndTell } from '../writing/append.ts';
import { beginStep, type GivenStep } from '../writing/begin-step.ts';

interface Step extends GivenStep {
  readonly to: IncidentState;
  readonly note: string;
  readonly root_cause: string | null;
}

type Item = NonNullable<Awaited<ReturnType<typeof holdItem>>>;

/** Brings an incident to its next state: a record of its own. Throws 404, and 422 with the rule that it breaks. */
export const stepIncident = async <Answer>(
  context: Context,
  step: Step,
  read: () => Promise<Answer>,
): Promise<Answer> => {
  const begun = await beginStep(context, 'incident', step);
  if (!begun) return read();
  const { item, record } = begun;
  if (!item) throw brokenRule('not-an-incident', '', 'This entry is not an incident.');
  const from = incidentState.parse(item.state);
  if (!nextIncidentStates(from).includes(step.to)) throw wrongStep(from, step.to);
  if (step.to === 'closed') requireClosable(context, item, step.root_cause);
  return appendAndTell(
    context,
    { ...record, state: step.to, body: step.note, root_cause: step.root_cause },
    {
      type: 'ops_log_entry.moved',
      entry: step.id,
      changes: { state: [from, step.to] },
      tells: step.to === 'open',
    },
    read,
  );
};

const wrongStep = (from: IncidentState, to: IncidentState) =>
  brokenRule(
    'incident-step',
    'to',
    `This incident is ${from}, so it can't become ${to}. Next: ${nextIncidentStates(from).join(' or ')}.`,
  );

/** What is grave needs to say why it happened, and somebody else than whoever resolved it. */
const requireClosable = ({ member }: Context, item: Item, cause: string | null): void => {
  if (!isGrave(item.severity)) return;
  if (!cause && !item.root_cause)
    throw brokenRule(
      'root-cause-required',
      'root_cause',
      'Say what caused it: without that sev1 and sev2 stay open.',
    );
  if (item.resolver_id === member)
    throw brokenRule(
      'second-person',
      '',
      'You resolved this incident: somebody else has to close sev1 and sev2.',
    );
};
