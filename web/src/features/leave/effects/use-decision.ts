import { useState } from 'react';
import type { ShiftDecision, UncoveredShift } from '#contract/leave/deciding-endpoints.ts';
import type { Leave } from '#contract/leave/shapes.ts';
import { isCallError } from '../../../platform/call-error.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { t } from '../messages.ts';
import { useApproveLeave, useRejectLeave } from '../mutations.ts';

/** What is to become of one shift. */
export interface Choice {
  readonly action: 'keep' | ShiftDecision['action'];
  readonly member_id: string | null;
}

/** What becomes of a shift that nobody has said anything about. */
export const KEEP: Choice = { action: 'keep', member_id: null };

const decisionOf = (
  { assignment_id, version }: UncoveredShift,
  { action, member_id }: Choice,
): ShiftDecision[] =>
  action === 'keep'
    ? []
    : [{ assignment_id, version, action, ...(action === 'substitute' && member_id ? { member_id } : {}) }];

/** Approves and rejects leave; what was refused of a shift is said beside it. */
export function useDecision({ id, version, member }: Leave, onDone: () => void) {
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  const [sent, setSent] = useState<readonly ShiftDecision[]>([]);
  const approval = useApproveLeave();
  const rejection = useRejectLeave();
  const done = (title: string) => {
    toast.show({ title });
    onDone();
  };
  const choiceOf = ({ assignment_id }: UncoveredShift): Choice => choices[assignment_id] ?? KEEP;
  const approve = (shifts: readonly UncoveredShift[]) => {
    const decisions = shifts.flatMap((shift) => decisionOf(shift, choiceOf(shift)));
    setSent(decisions);
    approval.mutate(
      { id, version, shifts: decisions },
      { onSuccess: () => done(t('approved', { name: member.name })) },
    );
  };
  const reject = (reason: string) =>
    rejection.mutate(
      { id, version, reason },
      { onSuccess: () => done(t('rejected', { name: member.name })) },
    );
  const error = approval.error ?? rejection.error;
  const fields = isCallError(error) ? error.fields : [];
  const problemOf = ({ assignment_id }: UncoveredShift): string | undefined => {
    const at = sent.findIndex((one) => one.assignment_id === assignment_id);
    return fields.find(({ field }) => at >= 0 && field === `shifts.${at}`)?.message;
  };
  const isOfShift = fields.some(({ field }) => field.startsWith('shifts.'));
  return {
    ...{ approve, reject, choiceOf, problemOf },
    choose: (shift: UncoveredShift, choice: Choice) =>
      setChoices((now) => ({ ...now, [shift.assignment_id]: choice })),
    isBusy: approval.isPending || rejection.isPending,
    problem: error && !isOfShift ? error.message : undefined,
  };
}
