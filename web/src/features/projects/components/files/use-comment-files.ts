import { deleteAttachment, uploadAttachment } from '#contract/attachments/endpoints.ts';
import { call } from '../../../../platform/call.ts';
import { useKeptDraft } from '../../../../platform/draft.ts';
import {
  fileUnsent,
  problemOfFile,
  refuseFile,
  rememberedFile,
  type SentFile,
} from '../../../../platform/files/sending.ts';
import { upload } from '../../../../platform/http/upload.ts';
import type { Ways } from '../../../../ui/files/upload.ts';
import { useKeptUploads } from '../../../../ui/files/use-kept-uploads.ts';

/**
 * Files that will go with a comment, remembered under `name`. `carried` are those that hang on the comment already, which is written
 * anew: taking one out takes it from the comment when that is sent.
 */
export function useCommentFiles(project_id: string, name: string, carried: readonly SentFile[] = []) {
  const draft = useKeptDraft<{ files: readonly SentFile[] }>(`${name}.files`, { files: [] });
  const ways = waysOf(project_id, carried);
  return useKeptUploads({ ways, draft, carried, remembered: rememberedFile, unsent: fileUnsent });
}

/** Files that will go with a comment. */
export type CommentFiles = ReturnType<typeof useCommentFiles>;

const waysOf = (project_id: string, carried: readonly SentFile[]): Ways<SentFile> => ({
  send: (file, { key, signal, onProgress }) =>
    upload(uploadAttachment, { params: { project_id }, file, key, signal }, onProgress),
  takeBack: ({ id, version }) => {
    if (carried.some((one) => one.id === id)) return;
    // Where it fails the file goes by itself, after a day.
    call(deleteAttachment, { params: { project_id, attachment_id: id }, version }).catch(() => undefined);
  },
  refuse: refuseFile,
  problemOf: problemOfFile,
});
