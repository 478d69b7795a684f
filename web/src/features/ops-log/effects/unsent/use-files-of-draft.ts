import { useEffect, useRef, useState } from 'react';
import {
  type DraftFile,
  draftFiles,
  keepDraftFiles,
} from '../../../../platform/offline/unsent/draft-files.ts';
import type { Upload } from '../../../../ui/files/upload.ts';

interface Files {
  readonly uploads: readonly Upload<unknown>[];
  readonly resume: (found: readonly DraftFile[]) => void;
  readonly fileOf: (id: string) => File | undefined;
}

/**
 * Keeps on this device what couldn't be sent of the files of a draft, so that a box that is closed, or a page that is left, finds them
 * again. `isKept` false keeps nothing.
 */
export function useFilesOfDraft(name: string, { uploads, resume, fileOf }: Files, isKept: boolean): void {
  const [isRead, setRead] = useState(false);
  const kept = useRef<ReadonlySet<string>>(new Set());
  const put = useRef(resume);
  // One after the other: an earlier one that takes longer would bring back what has gone.
  const last = useRef(Promise.resolve());
  useEffect(() => {
    if (!isKept) return;
    void draftFiles(name).then((found) => {
      kept.current = new Set(found.map(({ key }) => key));
      put.current(found);
      setRead(true);
    });
  }, [name, isKept]);
  useEffect(() => {
    const before = kept.current;
    if (!isRead) return;
    // One that is tried again is kept until it has arrived.
    const waiting = uploads.filter(
      ({ id, state }) => state === 'waiting' || (state === 'sending' && before.has(id)),
    );
    if (waiting.length === before.size && waiting.every(({ id }) => before.has(id))) return;
    kept.current = new Set(waiting.map(({ id }) => id));
    const files = waiting.flatMap(({ id }) => {
      const file = fileOf(id);
      return file ? [{ key: id, file }] : [];
    });
    // Where the device has no room they stay on the page, and the entry says so once it is to wait.
    last.current = last.current.then(() => keepDraftFiles(name, files)).catch(() => undefined);
  }, [name, uploads, fileOf, isRead]);
}
