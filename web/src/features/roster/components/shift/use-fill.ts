import { useState } from 'react';
import type { Shift } from '#contract/shifts/shapes.ts';
import type { Block } from '../../effects/rows.ts';
import { useBookingWrites } from '../../effects/use-booking-writes.ts';
import { whyRefused } from '../../effects/why-refused.ts';
import { useCheck } from './conflicts.tsx';

/** Who is chosen for a place, what is in the way of them, and the verb that gives it to them. */
export function useFill(shift: Shift, block: Block | undefined, first: string | null, onDone: () => void) {
  const writes = useBookingWrites();
  const [chosen, choose] = useState(first);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const check = useCheck(shift, chosen, block?.booking.id);
  const { isSettled, isFree, mayOverride } = check;
  const isReady = isSettled && !isBusy && (isFree || (mayOverride && reason.trim() !== ''));
  const fill = async (member: { id: string; name: string }) => {
    setBusy(true);
    setProblem('');
    const why = isFree ? undefined : reason.trim();
    try {
      await (block ? writes.replace(block, member, why) : writes.assign(shift, member, why));
      onDone();
    } catch (error) {
      setProblem(whyRefused(error));
      setBusy(false);
    }
  };
  return { chosen, choose, reason, setReason, problem, check, isReady, fill };
}
