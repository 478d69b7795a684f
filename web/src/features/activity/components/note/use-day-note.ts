import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { saveDayNote } from '#contract/activity/day-endpoints.ts';
import type { ActivityDay, DayNote } from '#contract/activity/day-shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { sendOrKeep } from '../../../../platform/offline/unsent/send-or-keep.ts';
import { useOrganization } from '../../../../platform/person.ts';
import { useUnsavedWork } from '../../../../ui/form-page/unsaved-work.ts';
import { t } from '../../messages.ts';
import { activityDay } from '../../queries.ts';
import { dayAddress, noteSubject } from '../unsent/entry-writes.ts';
import { type NoteDraft, useNoteDraftStore } from './note-draft.ts';
import { noteKeeper } from './note-keeper.ts';

/** A day's note that saves itself; what was typed is kept on the device until the server has it. One date an instance. */
export function useDayNote({ date, note }: Pick<ActivityDay, 'date' | 'note'>) {
  const store = useNoteDraftStore(date);
  const send = useSend(date, note);
  const [keeper] = useState(() => noteKeeper(store, send));
  const { draft, state } = useSyncExternalStore(keeper.subscribe, keeper.snapshot);
  useUnsavedWork(state !== 'saved');
  useEffect(() => {
    const flush = () => void keeper.flush();
    flush();
    window.addEventListener('online', flush);
    return () => {
      window.removeEventListener('online', flush);
      flush();
    };
  }, [keeper]);
  return {
    texts: draft ?? note,
    state,
    type: (texts: Partial<Omit<NoteDraft, 'version'>>) => {
      const { done, blockers, tomorrow, version } = draft ?? note;
      keeper.keep({ done, blockers, tomorrow, version, ...texts });
    },
    keepMine: () => draft && keeper.keep({ ...draft, version: note.version }),
    takeTheirs: () => keeper.keep(null),
  };
}

/** Saves in the organization in which it was typed, whatever this tab has switched to since; later, where it can't now. */
function useSend(date: string, before: DayNote) {
  const client = useQueryClient();
  const { day } = useFormat();
  const { id: organization } = useOrganization();
  const { queryKey } = activityDay(date);
  const put = (note: DayNote) =>
    client.setQueryData(queryKey, (day: ActivityDay | undefined) => day && { ...day, note });
  const keeping = {
    ...{ organization, subject: noteSubject(date), href: dayAddress(date), replaces: true },
    title: t('unsent_note', { day: day(date) }),
    shown: before,
  };
  return async (draft: NoteDraft): Promise<DayNote> => {
    try {
      const outcome = await sendOrKeep(saveDayNote, { params: { date }, body: draft }, keeping);
      if (outcome.kept) return { ...draft, updated_at: before.updated_at };
      put(outcome.answer);
      return outcome.answer;
    } catch (error) {
      void client.invalidateQueries({ queryKey });
      throw error;
    }
  };
}
