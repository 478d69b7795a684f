import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { InsightDecision } from '#contract/insights/endpoints.ts';
import type { InsightDetail } from '#contract/insights/shapes.ts';
import { isCallError } from '../../../platform/call-error.ts';
import { unsentNote } from '../../../platform/http/unreached.ts';
import { report } from '../../../platform/reporting.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { t } from '../components/detail/messages.ts';
import { decide } from '../mutations.ts';
import { oneInsight } from '../queries.ts';
import { becauseText } from './happenings.ts';
import { draftWord } from './words/sentences.ts';

interface Clash {
  readonly wish: InsightDecision;
  readonly theirs: InsightDetail;
}

/** Decides on an insight as it was seen; where somebody was quicker, yours and theirs stand side by side. */
export function useDeciding(insight: InsightDetail) {
  const client = useQueryClient();
  const [problem, setProblem] = useState<string>();
  const [clash, setClash] = useState<Clash | null>(null);
  const [isBusy, setBusy] = useState(false);
  const undo = (decided: InsightDetail) =>
    decide(client, decided, { state: 'open' }).catch((err: unknown) =>
      toast.show({ title: t('undo_failed'), message: sentence(err), err }),
    );
  /** Undefined where it is decided; otherwise why it isn't. */
  const put = async (wish: InsightDecision, over: InsightDetail): Promise<string | undefined> => {
    setBusy(true);
    setProblem(undefined);
    try {
      const decided = await decide(client, over, wish);
      sayDecided(decided, () => void undo(decided));
      return undefined;
    } catch (error) {
      if (isOvertaken(error)) return await meet(wish);
      const why = sentence(error);
      setProblem(why);
      return why;
    } finally {
      setBusy(false);
    }
  };
  /** Shows what somebody decided meanwhile, unless it is the same. */
  const meet = async (wish: InsightDecision): Promise<string | undefined> => {
    const theirs = await client.fetchQuery({ ...oneInsight(insight.id), staleTime: 0 });
    if (theirs.state === wish.state) return undefined;
    setClash({ wish, theirs });
    return t('decided_meanwhile');
  };
  const keep = async () => {
    if (!clash) return;
    const { wish, theirs } = clash;
    setClash(null);
    const isDecided = theirs.state === 'accepted' || theirs.state === 'dismissed';
    const opened = isDecided && wish.state !== 'open' ? await reopened(theirs) : theirs;
    if (opened) await put(wish, opened);
  };
  const reopened = (theirs: InsightDetail) =>
    decide(client, theirs, { state: 'open' }).catch((error: unknown) => {
      setProblem(sentence(error));
      return undefined;
    });
  return {
    put: (wish: InsightDecision) => put(wish, insight),
    problem,
    isBusy,
    clash,
    keep: () => void keep(),
    take: () => setClash(null),
  };
}

/** What can be decided, and how the last try went. */
export type Deciding = ReturnType<typeof useDeciding>;

const isOvertaken = (error: unknown): boolean =>
  isCallError(error, 412) ||
  (isCallError(error, 422) && ['decided', 'not-decided'].includes(error.rule ?? ''));

/** Why it was refused; what is no answer of the server is reported. */
function sentence(error: unknown): string {
  if (!isCallError(error)) {
    report(error, 'error');
    return t('decide_failed');
  }
  return unsentNote(error) ?? (error.why ? `${error.message} ${error.why.message}` : error.message);
}

function sayDecided({ state, draft, decision }: InsightDetail, onUndo: () => void): void {
  const action = { onSelect: onUndo };
  if (state === 'accepted') {
    const message = draft ? t('accepted_draft', { draft: draftWord(draft), name: draft.name }) : undefined;
    toast.show({ title: t('accepted_said'), message, action });
  } else if (state === 'dismissed') {
    const why = becauseText(decision?.because ?? null, decision?.note ?? '');
    toast.show({ title: t('dismissed_said', { why }), action });
  } else toast.show({ title: t('reopened_said') });
}
