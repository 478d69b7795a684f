import { uploadOpsLogFile } from '#contract/attachments/ops-log-endpoints.ts';
import { CallError } from '../../../../platform/call-error.ts';
import { sizeOf } from '../../../../platform/files/words.ts';
import {
  type Carried,
  type CarriedBytes,
  carriedBytes,
  MOST_CARRIED_BYTES,
} from '../../../../platform/offline/unsent/carried.ts';
import { unsent } from '../../../../platform/offline/unsent/unsent.ts';
import { t } from '../../components/files/messages.ts';
import type { LogFileAlong } from '../use-log-files.ts';

/** The files of an entry as its write carries them: under the keys with which they were tried. */
export const carriesOf = (along: readonly LogFileAlong[]): Carried => ({
  to: { method: uploadOpsLogFile.method, path: uploadOpsLogFile.path },
  at: 'files',
  files: along.map(({ key, name, bytes, file, kept }) => ({
    ...{ kept: key, key, name, bytes },
    ...{ type: file?.type ?? '', isHere: file !== null, id: kept?.id ?? null },
  })),
});

/** Their bytes, as far as this page has them. Errors: CallError where this device may not keep so many, or can't read them. */
export async function bytesOf(along: readonly LogFileAlong[]): Promise<CarriedBytes> {
  const waiting = carriedBytes(unsent.now().writes);
  const here = along.flatMap(({ key, file }) => (file ? [{ key, file }] : []));
  const sum = here.reduce((all, { file }) => all + file.size, waiting);
  if (sum > MOST_CARRIED_BYTES)
    throw refused(t('device_full', { most: sizeOf(MOST_CARRIED_BYTES), sum: sizeOf(sum) }));
  return Promise.all(here.map(async ({ key, file }) => [key, await file.arrayBuffer()] as const)).catch(
    () => {
      throw refused(t('device_refuses'));
    },
  );
}

/** Throws it in words where a device had no room for files. */
export function sayFull(error: unknown): never {
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
  throw isFull ? refused(t('device_refuses')) : error;
}

const refused = (message: string): CallError =>
  new CallError('device_full', 422, message, { fields: [{ field: 'files', message }] });
