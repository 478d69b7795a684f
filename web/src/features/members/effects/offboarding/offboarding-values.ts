import type { Handover, HandoverKind } from '#contract/members/offboarding.ts';
import type { Reference } from '#contract/shapes.ts';
import { o } from '../../components/offboarding/messages.ts';

/** Who takes over what: absent where nobody said so yet, null where nobody is meant to. */
export type Successors = Partial<Record<HandoverKind, Reference | null>>;

/** The form of somebody's offboarding. */
export type OffboardingValues = {
  last_day: string | null;
  reason: string;
  successors: Successors;
};

/** Kinds that go to nobody by themselves. */
const UNTRANSFERABLE = ['approvals', 'leave_approvals', 'shifts', 'follow_ups', 'dotted_lines'] as const;

/** A kind that somebody else may take over. */
export type TransferableKind = Exclude<HandoverKind, (typeof UNTRANSFERABLE)[number]>;

/** Whether somebody else may take a kind over. */
export const isTransferable = (kind: HandoverKind): kind is TransferableKind =>
  !UNTRANSFERABLE.some((one) => one === kind);

/** Path of whoever takes a kind over, as the API names it. */
export const successorField = (kind: HandoverKind): string => `successors.${kind}`;

/** Who takes a kind over: whoever was said, else whoever is proposed. */
export const successorOf = ({ kind, to }: Handover, { successors }: OffboardingValues): Reference | null =>
  successors[kind] === undefined ? to : (successors[kind] ?? null);

/** The one who takes over everything; null where there are several, or nobody for something. */
export const successorOfAll = (
  handovers: readonly Handover[],
  values: OffboardingValues,
): Reference | null => {
  const [first = null, ...rest] = handovers
    .filter(({ kind }) => isTransferable(kind))
    .map((one) => successorOf(one, values));
  return first && rest.every((one) => one?.id === first.id) ? first : null;
};

/** The same successor of all that can be handed over. */
export const allTo = (handovers: readonly Handover[], to: Reference | null): Successors =>
  Object.fromEntries(handovers.filter(({ kind }) => isTransferable(kind)).map(({ kind }) => [kind, to]));

/** Who takes over what, as the API takes it. */
export const successorsOf = (
  handovers: readonly Handover[],
  values: OffboardingValues,
): Partial<Record<HandoverKind, string>> =>
  Object.fromEntries(
    handovers.flatMap((one) => {
      const to = one.transferable ? successorOf(one, values) : null;
      return to ? [[one.kind, to.id]] : [];
    }),
  );

/** What takes along what waits for somebody's word: the people and projects that it comes from. */
const CARRIERS = { approvals: ['reports', 'projects'], leave_approvals: ['reports'] } as const;

/** Whether what waits for somebody's word will wait for those who take over where it comes from. */
export const isCarried = (
  { kind }: Handover,
  handovers: readonly Handover[],
  values: OffboardingValues,
): boolean => {
  if (kind !== 'approvals' && kind !== 'leave_approvals') return false;
  const carriers = handovers.filter((one) => CARRIERS[kind].some((carrier) => carrier === one.kind));
  return carriers.length > 0 && carriers.every((one) => successorOf(one, values) !== null);
};

/** Whether somebody has to take a kind over, and nobody does. */
export const isMissing = (one: Handover, values: OffboardingValues): boolean =>
  one.blocks && one.transferable && successorOf(one, values) === null;

/** What can be said before asking the server. */
export const validate = (today: string, handovers: readonly Handover[]) => (values: OffboardingValues) => ({
  ...(values.last_day === null ? { last_day: o('day_missing') } : {}),
  ...(values.last_day !== null && values.last_day < today ? { last_day: o('day_past') } : {}),
  ...Object.fromEntries(
    handovers.filter((one) => isMissing(one, values)).map(({ kind }) => [successorField(kind), o('say_who')]),
  ),
});
