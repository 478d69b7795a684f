import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { setPreferences } from '#contract/notifications/preference-endpoints.ts';
import { call } from '../../../../platform/call.ts';
import { isCallError } from '../../../../platform/call-error.ts';
import { refusedFields } from '../../../../platform/http/refused-fields.ts';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { t } from '../../components/preferences/messages.ts';
import { type Pending, type SetPending, usePending } from './use-pending.ts';
import { type Choice, myWishes, type WishChange, type Wishes, wayBack, wishesAfter } from './wishes.ts';

/** Why a choice isn't saved; the choice stays, and is sent again by `retry`. */
export interface Unsaved {
  readonly field: string;
  readonly message: string;
  readonly retry: () => void;
}

/** One after the other, so that the last answer tells of all of them. */
const IN_TURN = { id: 'notification-preferences' };

/** How the person wants to be told, what they chose a moment ago included, whether it is saved, on its way or refused. */
export function useWishes() {
  const { data, error, refetch } = useQuery(myWishes);
  const [pending, setPending] = usePending();
  const write = useWrite(setPending);
  const choose = (choice: Choice) => {
    if (!data) return;
    const before = pending.filter(({ refused }) => refused === null).reduce(after, data);
    const next = { choice, back: wayBack(before, choice.change), refused: null };
    setPending((all) => [...all.filter((one) => one.choice.field !== choice.field), next]);
    write(next);
  };
  const unsaved = pending.flatMap(({ choice, refused }): Unsaved[] =>
    refused === null ? [] : [{ field: choice.field, message: refused, retry: () => choose(choice) }],
  );
  return { wishes: data && pending.reduce(after, data), error, refetch, choose, unsaved };
}

const after = (wishes: Wishes, { choice }: Pending): Wishes => wishesAfter(wishes, choice.change);

/** Sends a choice; afterwards it is what the server says, with a way back, or it stays with why it was refused. */
function useWrite(setPending: SetPending): (pending: Pending) => void {
  const client = useQueryClient();
  const isShown = useShown();
  const stopReading = () => client.cancelQueries({ queryKey: myWishes.queryKey });
  const show = (wishes: Wishes) => client.setQueryData(myWishes.queryKey, wishes);
  const { mutate: undo } = useMutation({
    scope: IN_TURN,
    mutationFn: (body: WishChange) => call(setPreferences, { body }),
    meta: { toast: t('undo_failed') },
    onMutate: stopReading,
    onSuccess: show,
  });
  const { mutate } = useMutation({
    scope: IN_TURN,
    mutationFn: ({ choice }: Pending) => call(setPreferences, { body: choice.change }),
    meta: { toast: false },
    onMutate: stopReading,
    onSuccess: (wishes, sent) => {
      show(wishes);
      setPending((all) => all.filter((one) => one !== sent));
      const action = { onSelect: () => undo(sent.back) };
      toast.show({ title: t('saved'), message: sent.choice.said, action });
    },
    onError: (failure, sent) => {
      const refused = reasonOf(failure);
      setPending((all) => all.map((one) => (one === sent ? { ...one, refused } : one)));
      if (!isShown()) {
        const message = t('left_unsaved_note', { said: sent.choice.said });
        toast.show({ title: t('left_unsaved'), message, err: failure });
      }
    },
  });
  return (next) => mutate(next);
}

/** Tells whether the card is still there when an answer comes. */
function useShown(): () => boolean {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return () => isShown.current;
}

const reasonOf = (error: unknown): string =>
  isCallError(error)
    ? refusedFields(error, error.message)
        .map(({ message }) => message)
        .join(' ')
    : t('not_saved');
