import { deleteOpsLogFile, uploadOpsLogFile } from '#contract/attachments/ops-log-endpoints.ts';
import type { Attachment } from '#contract/attachments/shapes.ts';
import { call } from '../../../platform/call.ts';
import { useKeptDraft } from '../../../platform/draft.ts';
import {
  fileUnsent,
  problemOfFile,
  refuseFile,
  rememberedFile,
  type SentFile,
} from '../../../platform/files/sending.ts';
import { isUnreached } from '../../../platform/http/unreached.ts';
import { upload } from '../../../platform/http/upload.ts';
import type { Along, Sending, Ways } from '../../../ui/files/upload.ts';
import { useKeptUploads } from '../../../ui/files/use-kept-uploads.ts';
import { t } from '../components/files/messages.ts';
import { useFilesOfDraft } from './unsent/use-files-of-draft.ts';

/** Sends a file for a project's log, which hangs on nothing until an entry names it. The same key sends it once. */
export const sendLogFile = (
  project_id: string,
  file: File,
  { key, signal, onProgress }: Sending,
): Promise<Attachment> => upload(uploadOpsLogFile, { params: { project_id }, file, key, signal }, onProgress);

/**
 * Files that will go with an entry or a correction; those that have arrived are remembered under `name`. `mayWait` where what they go
 * with may wait for a network, and they with it.
 */
export function useLogFiles(project_id: string, name: string, mayWait = false) {
  const draft = useKeptDraft<{ files: readonly SentFile[] }>(`${name}.files`, { files: [] });
  const ways = waysOf(project_id, mayWait);
  const files = useKeptUploads({ ways, draft, remembered: rememberedFile, unsent: fileUnsent });
  useFilesOfDraft(`${name}.files`, files, mayWait);
  return { ...files, unsent: t('unsent') };
}

/** A file that goes with an entry. */
export type LogFileAlong = Along<SentFile>;

/** Files that will go with an entry or a correction. */
export type LogFiles = ReturnType<typeof useLogFiles>;

const waysOf = (project_id: string, mayWait: boolean): Ways<SentFile> => ({
  send: (file, by) => sendLogFile(project_id, file, by),
  takeBack: ({ id, version }) => {
    // Where it fails the file goes by itself, after a day.
    call(deleteOpsLogFile, { params: { project_id, file_id: id }, version }).catch(() => undefined);
  },
  refuse: refuseFile,
  problemOf: (error) =>
    isUnreached(error)
      ? { text: t(mayWait ? 'waits' : 'unreached'), mayRetry: true, waits: mayWait }
      : problemOfFile(error),
});
