import type { DayNote } from '#contract/activity/day-shapes.ts';
import { draftFrom } from '../../../../platform/draft.ts';
import { useCurrentUser, useOrganization } from '../../../../platform/person.ts';
import { deviceStore } from '../../../../platform/storage.ts';

/** What was typed and isn't saved yet, over the version that it was typed over. */
export type NoteDraft = Pick<DayNote, 'done' | 'blockers' | 'tomorrow' | 'version'>;

/** Where a draft waits until it is saved, so that a reload or a lost connection loses nothing. */
export interface NoteDraftStore {
  read(): NoteDraft | null;
  write(draft: NoteDraft | null): void;
}

const NOTHING: NoteDraft = { done: '', blockers: '', tomorrow: '', version: 0 };

/** The place of a day's draft: of this person, in this organization, on this device. */
export function useNoteDraftStore(date: string): NoteDraftStore {
  const { sub } = useCurrentUser();
  const { id } = useOrganization();
  const key = `draft.${sub}.${id}.day-note-${date}`;
  return {
    read: () => draftFrom(deviceStore.read(key), NOTHING) ?? null,
    write: (draft) => (draft ? deviceStore.write(key, JSON.stringify(draft)) : deviceStore.remove(key)),
  };
}
