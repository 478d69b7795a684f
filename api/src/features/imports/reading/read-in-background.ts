import type { DateOrder } from '../../../platform/files/dates.ts';
import { onThread } from '../../../platform/files/on-thread.ts';
import type { TimeFile } from './read-time-file.ts';

/** `readTimeFile` on a thread of its own. Refuses as `readTimeFile` does. */
export const readInBackground = (bytes: Uint8Array, dateOrder?: DateOrder): Promise<TimeFile> =>
  onThread<TimeFile>(new URL('./reader.ts', import.meta.url), { bytes, dateOrder });
