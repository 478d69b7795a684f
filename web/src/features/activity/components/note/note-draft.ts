import type { DayNote } from '#contract/activity/day-shapes.ts';
import { useCurrentUser, useOrganization } from '../../../../platform/person.ts';
import { deviceStore } from '../../../../platform/storage.ts';

/** What was typed and isn't saved yet, over the version that it was typed over. */
export type NoteDraft = Pick<DayNote, 'done' | 'blockers' | 'tomorrow' | 'version'>;

/** Where a draft waits until it is saved, so that a reload or a lost connection loses nothing. */
export interface NoteDraftStore {
  read(): NoteDraft | null;
  write(draft: NoteDraft | null): void;
}

/** The place of a day's draft: of this person, in this organization, on this device. */
export function useNoteDraftStore(date: string): NoteDraftStore {
  const { sub } = useCurrentUser();
  const { id } = useOrganization();
  return draftStore(`day-note:${id}:${sub}:${date}`);
}

const draftStore = (key: string): NoteDraftStore => ({
  read: () => parse(deviceStore.read(key)),
  write: (draft) => (draft ? deviceStore.write(key, JSON.stringify(draft)) : deviceStore.remove(key)),
});

function parse(text: string | null): NoteDraft | null {
  try {
    const { done, blockers, tomorrow, version } = JSON.parse(text ?? 'null');
    return {
      done: String(done),
      blockers: String(blockers),
      tomorrow: String(tomorrow),
      version: Number(version),
    };
  } catch {
    return null;
  }
}
