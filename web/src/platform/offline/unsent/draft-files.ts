import { session } from '../../session/current-session.ts';
import { changeDraftBytes, draftBytes } from './write-store.ts';

/** A file that was chosen for something that isn't written yet. */
export interface DraftFile {
  /** Sent with every attempt at it. */
  readonly key: string;
  readonly file: File;
}

/** The files of a draft of the signed-in person that couldn't be sent yet. */
export async function draftFiles(name: string): Promise<readonly DraftFile[]> {
  const username = session().holder();
  const kept = username === null ? [] : await draftBytes(username, name);
  return kept.map(({ key, name: called, type, data }) => ({ key, file: new File([data], called, { type }) }));
}

/** Keeps them, in place of those that were kept. Errors: DOMException where the device has no room. */
export async function keepDraftFiles(name: string, files: readonly DraftFile[]): Promise<void> {
  const username = session().holder();
  if (username === null) return;
  const read = files.map(async ({ key, file }) => {
    return { key, name: file.name, type: file.type, data: await file.arrayBuffer() };
  });
  await changeDraftBytes(username, name, await Promise.all(read));
}
