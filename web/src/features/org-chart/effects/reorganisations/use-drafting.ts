import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldProblem } from '#contract/errors.ts';
import type { KeptMove, NewMove, WholeReorganisation } from '#contract/reorganisations/shapes.ts';
import { isCallError } from '../../../../platform/call-error.ts';
import { refusedFields } from '../../../../platform/http/refused-fields.ts';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { t } from '../../components/drafting/messages.ts';
import { putMove, removeMove, useKeepDraft } from '../../mutations.ts';
import { reorganisation } from '../../queries.ts';
import { aboutOf, givenAgain } from './moves.ts';

type Whole = WholeReorganisation;
type Refused = readonly FieldProblem[] | undefined;

/** What couldn't be drafted, and how to try it again. */
export interface Undrafted {
  readonly title: string;
  readonly message: string;
  readonly again: () => void;
}

/** A move that is to be drafted, or taken out. */
interface Wish {
  /** Whose it is. */
  readonly about: string;
  readonly name: string;
  readonly ask: (draft: Whole) => Promise<Whole>;
}

const moveOf = ({ list }: Whole, about: string): KeptMove | undefined =>
  list.find(({ subject }) => subject.id === about);

const isSame = (one: KeptMove | undefined, other: KeptMove | undefined): boolean =>
  JSON.stringify([one?.kind, one?.changes]) === JSON.stringify([other?.kind, other?.changes]);

/** How often a draft that others write too is asked again before one gives up. */
const TRIES = 4;

/**
 * Asks for a move. A draft that somebody else wrote meanwhile is read anew: where they said nothing else of the same person, the move is
 * asked for again, else it comes back refused.
 */
function useAsking(draft: Whole) {
  const queries = useQueryClient();
  const keep = useKeepDraft();
  const latest = () => queries.getQueryData<Whole>(reorganisation(draft.id).queryKey) ?? draft;
  const ask = async ({ about, name, ask }: Wish): Promise<Refused> => {
    const seen = moveOf(latest(), about);
    for (let tries = 0; tries < TRIES; tries += 1) {
      try {
        keep(await ask(latest()));
        return undefined;
      } catch (error) {
        if (!isCallError(error, 412)) return refusedFields(error, t('draft_changed'));
        const now = await queries.fetchQuery({ ...reorganisation(draft.id), staleTime: 0 });
        if (!isSame(seen, moveOf(now, about)))
          return [{ field: '', message: t('moved_meanwhile', { name }) }];
      }
    }
    return [{ field: '', message: t('draft_changed') }];
  };
  return { ask, latest };
}

const wishOf = (move: NewMove, name: string): Wish => ({
  ...{ about: aboutOf(move), name, ask: (at) => putMove(at, move) },
});

const outOf = (about: string, name: string): Wish => ({
  ...{ about, name },
  ask: (at) => {
    const kept = moveOf(at, about);
    return kept ? removeMove(at, kept.id) : Promise.resolve(at);
  },
});

/** Asks, and says over the chart what was refused of what has no form around it. */
function useTelling(draft: Whole) {
  const { ask, latest } = useAsking(draft);
  const [problem, setProblem] = useState<Undrafted | null>(null);
  const [busy, setBusy] = useState(0);
  const write = async (wish: Wish): Promise<Refused> => {
    setBusy((before) => before + 1);
    setProblem(null);
    try {
      return await ask(wish);
    } finally {
      setBusy((before) => before - 1);
    }
  };
  const tell = async (wish: Wish): Promise<boolean> => {
    const refused = await write(wish);
    if (refused)
      setProblem({
        title: t('not_drafted_name', { name: wish.name }),
        message: refused.map(({ message }) => message).join(' '),
        again: () => void tell(wish),
      });
    return !refused;
  };
  return { write, tell, latest, problem, isBusy: busy > 0, dismiss: () => setProblem(null) };
}

/** Drafts moves, one after the other; what was refused is said until it is tried again or put away. */
export function useDrafting(draft: Whole) {
  const { write, tell, latest, problem, isBusy, dismiss } = useTelling(draft);
  /** Says what was drafted, with the way back. */
  const offerBack = (about: string, name: string, words: string, before: KeptMove | undefined) =>
    toast.show({
      title: t('drafted', { words }),
      action: {
        onSelect: () => void tell(before ? wishOf(givenAgain(before), name) : outOf(about, name)),
      },
    });
  return {
    ...{ isBusy, problem, dismiss },
    /** By hand: a card is put onto another one. */
    put: async (move: NewMove, name: string, words: string): Promise<boolean> => {
      const before = moveOf(latest(), aboutOf(move));
      const isDone = await tell(wishOf(move, name));
      if (isDone) offerBack(aboutOf(move), name, words, before);
      return isDone;
    },
    /** By a form: what was refused comes back for its fields. */
    save: (move: NewMove, name: string): Promise<Refused> => write(wishOf(move, name)),
    /** Takes what is said of somebody out again. */
    takeBack: ({ subject: { id, name } }: KeptMove): Promise<boolean> => tell(outOf(id, name)),
    /** Drafts moves again from where everybody is today; the first one that is refused ends it. */
    rebase: async (moves: readonly KeptMove[]): Promise<void> => {
      for (const move of moves) if (!(await tell(wishOf(givenAgain(move), move.subject.name)))) return;
    },
  };
}

/** Drafts moves. */
export type Drafting = ReturnType<typeof useDrafting>;
