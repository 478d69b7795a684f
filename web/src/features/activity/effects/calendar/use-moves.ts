import { useRef, useState } from 'react';
import type { ActivityEntry, EntryChange } from '#contract/activity/shapes.ts';
import { isCallError } from '../../../../platform/call-error.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { t } from '../../components/calendar/messages.ts';
import { refused } from '../../components/refused.ts';
import { changedEntry } from '../../components/unsent/changed-entry.ts';
import { useEntryWrites } from '../use-entry-writes.ts';
import { type Act, backTo, changeFor, entryAt, type Place } from './entry-place.ts';
import { placeText } from './place-text.ts';
import type { ClockOf } from './wall.ts';

/** Moves an entry, or one of its edges. */
export type Move = (entry: ActivityEntry, act: Act, place: Place) => void;

/**
 * Moves entries: shown at once, put back with the reason when the server refuses, undone by the toast. Moves of the same
 * entry are sent one after the other, each over the version that the one before was answered.
 */
export function useMoves(clockOf: ClockOf) {
  const { locale } = useFormat();
  const write = useWritesInTurn();
  const [moved, setMoved] = useState<ReadonlyMap<string, ActivityEntry>>(new Map());
  const show = (entry: ActivityEntry) => setMoved((now) => new Map(now).set(entry.id, entry));
  const settle = (entry: ActivityEntry) =>
    setMoved((now) => {
      // A later move of the same entry is still to be shown.
      if (now.get(entry.id) !== entry) return now;
      const rest = new Map(now);
      rest.delete(entry.id);
      return rest;
    });
  const put = (
    entry: ActivityEntry,
    after: ActivityEntry,
    change: EntryChange,
    done?: (answered: ActivityEntry) => void,
  ) => {
    show(after);
    write(entry, change)
      .then(done, (error: unknown) => tell(error))
      .finally(() => settle(after));
  };
  const move: Move = (entry, act, place) => {
    const back = (answered: ActivityEntry) =>
      put(answered, { ...entry, version: answered.version, status: 'draft' }, backTo(entry));
    put(entry, entryAt(clockOf, entry, act, place), changeFor(entry, act, place), (answered) =>
      toast.show({
        title: t('moved', { place: placeText(locale, place) }),
        action: { onSelect: () => back(answered) },
      }),
    );
  };
  return { moved, move };
}

/** Sends changes of the same entry in turn; what one of them is refused stops those that stand on it. */
function useWritesInTurn() {
  const { change } = useEntryWrites();
  const last = useRef(new Map<string, Promise<ActivityEntry>>());
  return (entry: ActivityEntry, body: EntryChange): Promise<ActivityEntry> => {
    const before = last.current.get(entry.id) ?? Promise.resolve(entry);
    const now = before.then(async (known) => {
      const done = await change(known, body, known.version, known);
      return done.kept ? changedEntry(known, body, known) : done.answer;
    });
    last.current.set(entry.id, now);
    const forget = () => {
      if (last.current.get(entry.id) === now) last.current.delete(entry.id);
    };
    now.then(forget, forget);
    return now;
  };
}

/** Why an entry went back to its place. */
function tell(error: unknown): void {
  const [problem] = refused(error);
  const message = isCallError(error, 412) ? t('changed_elsewhere') : problem?.message;
  toast.show({ title: t('not_moved'), message, err: error });
}
