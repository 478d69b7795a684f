import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { KeptPlanItem, PlanItemChange } from '#contract/plan-items/endpoints.ts';
import { isCallError } from '../../../platform/call-error.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import type { Conflict } from '../../../ui/form-page/conflict-dialog.tsx';
import { t } from '../messages.ts';
import { usePlanItemWrites } from '../mutations.ts';
import { planItems } from '../queries.ts';
import { formed } from './forms/form-of.ts';
import type { Wording } from './forms/item-form.ts';
import { type PlanHere, useWording } from './forms/use-wording.ts';
import { itemOf } from './kept-items.ts';

/** A change that is made where the item stands, without a form. */
export interface Turn {
  readonly before: KeptPlanItem;
  /** As it is shown at once. */
  readonly after: KeptPlanItem;
  readonly change: PlanItemChange;
  /** What takes it back. */
  readonly undo: PlanItemChange;
  /** Said when it is kept, with Undo. */
  readonly said: string;
}

/**
 * Changes items at once and says so with Undo, one after the other; what was refused is put back and told. Where somebody
 * changed the same first, `conflict` (for ConflictDialog) shows both.
 */
export function useItemTurn(plan: PlanHere) {
  const wording = useWording(plan);
  const [clash, setClash] = useState<{ turn: Turn; theirs: KeptPlanItem } | null>(null);
  const { send, show, reread } = useSending(plan);
  const fail = (turn: Turn, error: unknown) => {
    show(turn.before);
    void reread();
    toast.show({ title: t('failed'), ...(isCallError(error) ? { message: error.message } : {}) });
  };
  const settle = async (turn: Turn, over?: number): Promise<void> => {
    try {
      const kept = await send(turn, over);
      const back = { ...turn, before: kept, after: turn.before, change: turn.undo };
      const onSelect = () =>
        void send(back, kept.item.version).catch((error: unknown) => fail({ ...back, before: kept }, error));
      toast.show({ title: turn.said, action: { onSelect } });
    } catch (error) {
      if (!isCallError(error, 412)) return fail(turn, error);
      const theirs = itemOf(await reread(), turn.before.item.id);
      if (!theirs) return void toast.show({ title: t('gone') });
      if (conflictsOf(turn, theirs, wording).length === 0) return settle(turn, theirs.item.version);
      setClash({ turn, theirs });
    }
    return undefined;
  };
  const close = () => setClash(null);
  return {
    turn: (turn: Turn) => settle(turn),
    conflict: {
      open: clash !== null,
      conflicts: clash ? conflictsOf(clash.turn, clash.theirs, wording) : [],
      onKeep: () => {
        close();
        if (clash) void settle(clash.turn, clash.theirs.item.version);
      },
      onTake: close,
      onClose: close,
    },
  };
}

/** What both changed, and differently, in words. */
function conflictsOf({ before, after }: Turn, theirs: KeptPlanItem, wording: Wording): Conflict[] {
  const [was, mine, now] = [before, after, theirs].map((one) => formed(one).said(wording));
  return (mine ?? []).flatMap(({ field, label, word }, at) => {
    const [old, other] = [was?.[at]?.word, now?.[at]?.word ?? ''];
    return word !== old && other !== old && word !== other
      ? [{ field, label, yours: word, theirs: other }]
      : [];
  });
}

/** Sends changes one after the other, each over the version that the one before made. */
function useSending(plan: PlanHere) {
  const queries = useQueryClient();
  const writes = usePlanItemWrites(plan.id);
  const versions = useRef(new Map<string, number>());
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const sendNow = async ({ before, after, change }: Turn, over?: number) => {
    const { id, version } = before.item;
    await queries.cancelQueries({ queryKey: planItems(plan.id).queryKey });
    writes.show(after);
    const seen = over ?? Math.max(version, versions.current.get(id) ?? 0);
    const kept = await writes.change({ id, version: seen }, change);
    versions.current.set(id, kept.item.version);
    return kept;
  };
  return {
    ...writes,
    send: (turn: Turn, over?: number): Promise<KeptPlanItem> => {
      writes.show(turn.after);
      const sent = last.current.then(() => sendNow(turn, over));
      last.current = sent.catch(() => undefined);
      return sent;
    },
  };
}
