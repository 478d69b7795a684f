import { useCurrentUser, useMaybeOrganization } from './person.ts';
import { deviceStore } from './storage.ts';

/** Where a form keeps what was typed until it is saved. */
export interface KeptDraft<Values> {
  read(): Promise<Values | undefined>;
  write(values: Values): void;
  remove(): void;
}

/** A draft under a name, kept on this device for this person in this organization. `initial` says which fields exist. */
export function useKeptDraft<Values extends object>(name: string, initial: Values): KeptDraft<Values> {
  const { sub } = useCurrentUser();
  const organization = useMaybeOrganization();
  return keptDraft(sub, `${organization?.id ?? 'none'}.${name}`, initial);
}

/** The same for a person who is known by other means, in no organization unless the name says one. */
export function keptDraft<Values extends object>(
  sub: string,
  name: string,
  initial: Values,
): KeptDraft<Values> {
  const key = `draft.${sub}.${name}`;
  return {
    read: () => Promise.resolve(draftFrom(deviceStore.read(key), initial)),
    write: (values) => deviceStore.write(key, JSON.stringify(values)),
    remove: () => deviceStore.remove(key),
  };
}

/** Name of the draft of something new; what an address begins from a preset doesn't take up what was typed for another. */
export const newDraft = (name: string, preset: string | null): string =>
  preset ? `${name}.${preset}` : name;

/** Forgets every draft of a person on this device. */
export const forgetDrafts = (sub: string): void => deviceStore.removeAll(`draft.${sub}.`);

/** A kept draft, undefined where there is none or its fields are those of another version of the form. */
export function draftFrom<Values extends object>(text: string | null, initial: Values): Values | undefined {
  const kept = text === null ? null : parsed(text);
  if (typeof kept !== 'object' || kept === null) return undefined;
  const fields = (of: object) => Object.keys(of).sort().join();
  return fields(kept) === fields(initial) ? (kept as Values) : undefined;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
