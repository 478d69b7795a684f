import type { ActivityEntry } from '#contract/activity/shapes.ts';
import { draftFrom, type KeptDraft, useKeptDraft } from '../../../../platform/draft.ts';
import { useCurrentUser, useOrganization } from '../../../../platform/person.ts';
import { deviceStore, tabStore } from '../../../../platform/storage.ts';
import { type EntryTask, type EntryValues, newValues } from './entry-values.ts';

/** What was typed, and the entry that it was typed over; null for a new one. */
type EntryDraft = EntryValues & { readonly base: ActivityEntry | null };

const NEW = 'new';
const NOTHING: EntryDraft = { ...newValues({ work_date: '' }), base: null };
const nameOf = (id: string) => (id === NEW ? 'entry-new' : `entry-${id}`);

/** The form that was left unsaved in this tab by a reload or a lost session. */
export interface LeftForm {
  /** `new`, or the entry as it was when its form began; null where none was left. */
  read(): ActivityEntry | typeof NEW | null;
  write(entry: string): void;
  remove(): void;
}

/** Where this tab remembers its unsaved form, by person and organization. */
export function useLeftForm(): LeftForm {
  const { sub } = useCurrentUser();
  const { id: organization } = useOrganization();
  const key = `left-entry.${sub}.${organization}`;
  const draftOf = (id: string) =>
    draftFrom(deviceStore.read(`draft.${sub}.${organization}.${nameOf(id)}`), NOTHING);
  return {
    read: () => {
      const id = tabStore.read(key);
      if (id === null || id === NEW) return id;
      return draftOf(id)?.base ?? null;
    },
    write: (entry) => tabStore.write(key, entry),
    remove: () => tabStore.remove(key),
  };
}

/**
 * Keeps what is typed until it is saved or cancelled; `onBase` gets the entry that restored text was typed over. A form
 * that starts from something of its own, such as a gap, takes up no other's draft.
 */
export function useEntryDraft(
  task: EntryTask,
  base: ActivityEntry | undefined,
  onBase: (entry: ActivityEntry) => void,
): KeptDraft<EntryValues> {
  const id = base?.id ?? NEW;
  const kept = useKeptDraft(nameOf(id), NOTHING);
  const left = useLeftForm();
  const startsAfresh = 'add' in task && Object.keys(task.add).length > 1;
  const restore = async () => {
    const draft = await kept.read();
    if (!draft) return undefined;
    const { base: typedOver, ...values } = draft;
    if (typedOver) onBase(typedOver);
    return values;
  };
  return {
    read: startsAfresh ? async () => undefined : restore,
    write: (values) => {
      kept.write({ ...values, base: base ?? null });
      left.write(id);
    },
    remove: () => {
      kept.remove();
      left.remove();
    },
  };
}
