import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { InsightDecision } from '#contract/insights/endpoints.ts';
import type { InsightDetail } from '#contract/insights/shapes.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { t } from '../components/detail/messages.ts';
import { decide } from '../mutations.ts';
import { oneInsight } from '../queries.ts';
import { becauseText } from './happenings.ts';
import { isOvertaken, refusalOf } from './refusal.ts';
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
  /** Undefined where it is decided; otherwise why it isn't. */
  const put = async (wish: InsightDecision, over: InsightDetail): Promise<string | undefined> => {
    setBusy(true);
    setProblem(undefined);
    try {
      sayDecided(await decide(client, over, wish), client);
      return undefined;
    } catch (error) {
      const theirs = isOvertaken(error) ? await decidedMeanwhile(client, insight) : null;
      // Both want the same: it is decided.
      if (theirs?.state === wish.state) return undefined;
      if (theirs) setClash({ wish, theirs });
      const why = theirs ? t('decided_meanwhile') : refusalOf(error);
      if (!theirs) setProblem(why);
      return why;
    } finally {
      setBusy(false);
    }
  };
  const keep = async ({ wish, theirs }: Clash) => {
    setClash(null);
    const isDecided = theirs.state === 'accepted' || theirs.state === 'dismissed';
    try {
      const opened = isDecided ? await decide(client, theirs, { state: 'open' }) : theirs;
      if (wish.state !== 'open') await put(wish, opened);
    } catch (error) {
      setProblem(refusalOf(error));
    }
  };
  return {
    put: (wish: InsightDecision) => put(wish, insight),
    ...{ problem, isBusy, clash },
    keep: () => clash && void keep(clash),
    take: () => setClash(null),
  };
}

/** What can be decided, and how the last try went. */
export type Deciding = ReturnType<typeof useDeciding>;

/** The insight as somebody else left it. */
const decidedMeanwhile = (client: QueryClient, { id }: InsightDetail): Promise<InsightDetail> =>
  client.fetchQuery({ ...oneInsight(id), staleTime: 0 });

/** Says what was decided; the toast takes it back. */
function sayDecided(decided: InsightDetail, client: QueryClient): void {
  const { state, draft, decision } = decided;
  const undo = () =>
    decide(client, decided, { state: 'open' }).catch((err: unknown) =>
      toast.show({ title: t('undo_failed'), message: refusalOf(err), err }),
    );
  const action = { onSelect: () => void undo() };
  if (state === 'accepted') {
    const message = draft ? t('accepted_draft', { draft: draftWord(draft), name: draft.name }) : undefined;
    toast.show({ title: t('accepted_said'), message, action });
  } else if (state === 'dismissed') {
    const why = becauseText(decision?.because ?? null, decision?.note ?? '');
    toast.show({ title: t('dismissed_said', { why }), action });
  } else toast.show({ title: t('reopened_said') });
}
