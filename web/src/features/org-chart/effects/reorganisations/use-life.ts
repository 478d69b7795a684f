import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldProblem } from '#contract/errors.ts';
import type { WholeReorganisation } from '#contract/reorganisations/shapes.ts';
import { refusedFields } from '../../../../platform/http/refused-fields.ts';
import { question } from '../../../../ui/feedback/question/question.ts';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { t } from '../../components/reorganisations/messages.ts';
import { discardDraft, turnDraft, useKeepDraft, useRefreshLines } from '../../mutations.ts';
import { reorganisation } from '../../queries.ts';
import { countWords } from './words.ts';

/** Applying and undoing. */
export type Way = 'apply' | 'undo';

type Whole = WholeReorganisation;

/** Asks first, then puts a draft away; `onRefused` reads it anew. */
const discard = async (draft: Whole, onGone: () => void, onRefused: () => void): Promise<void> => {
  const isMeant = await question.confirm({
    ask: t('discard_ask', { name: draft.name }),
    note: draft.moves === 0 ? t('discard_empty') : t('discard_note', { counts: countWords(draft.list) }),
  });
  if (!isMeant) return;
  try {
    await discardDraft(draft);
    toast.show({ title: t('discarded', { name: draft.name }) });
    onGone();
  } catch (error) {
    onRefused();
    const [first] = refusedFields(error, t('changed_meanwhile'));
    toast.show({ title: t('not_discarded'), message: first?.message, err: error });
  }
};

/** Applies a draft, takes it back, or puts it away; what was refused comes back in words, and the draft is shown as it is now. */
export function useLife(draft: Whole, onGone: () => void) {
  const queries = useQueryClient();
  const keep = useKeepDraft();
  const refreshLines = useRefreshLines();
  const [isBusy, setBusy] = useState(false);
  const again = () => void queries.invalidateQueries({ queryKey: reorganisation(draft.id).queryKey });
  const told = (way: Way, turned: Whole) =>
    toast.show({
      title: t(way === 'apply' ? 'applied' : 'undone', { name: draft.name }),
      message: t(way === 'apply' ? 'applied_note' : 'undone_note', { counts: countWords(draft.list) }),
      ...(way === 'apply' ? { action: { onSelect: () => void takeBack(turned) } } : {}),
    });
  const turn = async (way: Way, at: Whole = draft): Promise<readonly FieldProblem[] | undefined> => {
    setBusy(true);
    try {
      const turned = await turnDraft(at, way);
      keep(turned);
      told(way, turned);
      return undefined;
    } catch (error) {
      again();
      return refusedFields(error, t('changed_meanwhile'));
    } finally {
      void refreshLines();
      setBusy(false);
    }
  };
  const takeBack = async (at: Whole) => {
    const [first] = (await turn('undo', at)) ?? [];
    if (first) toast.show({ title: t('not_undone'), message: first.message });
  };
  const gone = () => {
    void queries.invalidateQueries({ queryKey: ['reorganisations'] });
    onGone();
  };
  return { isBusy, turn, discard: () => discard(draft, gone, again) };
}
