import { type KeptDraft, useKeptDraft } from '../../../../platform/draft.ts';
import { useCurrentUser, useOrganization } from '../../../../platform/person.ts';
import { tabStore } from '../../../../platform/storage.ts';
import type { EntryTask, EntryValues } from './entry-values.ts';

const NEW = 'new';

/** The entry whose form was left unsaved in this tab by a reload or a lost session; `new` for one not yet made. */
export interface LeftForm {
  read(): string | null;
  write(entry: string): void;
  remove(): void;
}

/** Where this tab remembers its unsaved form, by person and organization. */
export function useLeftForm(): LeftForm {
  const { sub } = useCurrentUser();
  const { id } = useOrganization();
  const key = `left-entry.${sub}.${id}`;
  return {
    read: () => tabStore.read(key),
    write: (entry) => tabStore.write(key, entry),
    remove: () => tabStore.remove(key),
  };
}

/** True for a form that was left before its entry was made. */
export const isNew = (left: string | null): boolean => left === NEW;

/**
 * Keeps what is typed until it is saved or cancelled. A form that starts from something of its own, such as a gap, takes
 * up no other's draft.
 */
export function useEntryDraft(task: EntryTask, initial: EntryValues): KeptDraft<EntryValues> {
  const entry = 'change' in task ? task.change : undefined;
  const kept = useKeptDraft(entry ? `entry-${entry.id}-${entry.version}` : 'entry-new', initial);
  const left = useLeftForm();
  const startsAfresh = 'add' in task && Object.keys(task.add).length > 1;
  return {
    read: startsAfresh ? async () => undefined : kept.read,
    write: (values) => {
      kept.write(values);
      left.write(entry?.id ?? NEW);
    },
    remove: () => {
      kept.remove();
      left.remove();
    },
  };
}
