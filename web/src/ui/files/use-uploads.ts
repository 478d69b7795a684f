import { useState, useSyncExternalStore } from 'react';
import type { Ways } from './upload.ts';
import { UploadQueue } from './upload-queue.ts';

/** Files that are sent as they are chosen, for as long as what they belong to is on the page. */
export function useUploads<Kept>(ways: Ways<Kept>) {
  const [queue] = useState(() => new UploadQueue(ways));
  const uploads = useSyncExternalStore(queue.subscribe, queue.read);
  const { add, resume, fileOf, retry, remove, restore, clear, settled, along, lose } = queue;
  return { uploads, add, resume, fileOf, retry, remove, restore, clear, settled, along, lose };
}
