import { useEffect, useRef } from 'react';
import { deleteAttachment, uploadAttachment } from '#contract/attachments/endpoints.ts';
import { type Attachment, LARGEST_ATTACHMENT_BYTES, MOST_ATTACHMENTS } from '#contract/attachments/shapes.ts';
import { call } from '../../../../platform/call.ts';
import { CallError, isCallError, problemsByField } from '../../../../platform/call-error.ts';
import { useKeptDraft } from '../../../../platform/draft.ts';
import { isUnreached, unreachedNote } from '../../../../platform/http/unreached.ts';
import { upload } from '../../../../platform/http/upload.ts';
import type { Ways } from '../../../../ui/files/upload.ts';
import { useUploads } from '../../../../ui/files/use-uploads.ts';
import { sizeOf, t } from './messages.ts';

type Kept = Pick<Attachment, 'id' | 'version' | 'file_name' | 'bytes'>;

/**
 * Files that will go with a comment: sent as they are chosen, and remembered on this device under `name`, so that a page that was
 * left finds them again. `carried` are those that hang on the comment already, which is written anew: they stand there from the
 * beginning, and taking one out takes it from the comment when that is sent. `arrived` waits for the last of them, and throws where one wasn't sent; `sent` says that they hang on their
 * comment, `forget` that there will be none, and `blame` puts beside each of them what an error says of it.
 */
export function useCommentFiles(project_id: string, name: string, carried: readonly Kept[] = []) {
  const draft = useRef(useKeptDraft<{ files: readonly Kept[] }>(`${name}.files`, { files: [] }));
  const first = useRef(carried);
  const files = useUploads(waysOf(project_id, carried));
  const { uploads, restore, settled, remove, clear, lose } = files;
  const put = useRef(restore);
  const isRead = useRef(false);
  useEffect(() => {
    void draft.current.read().then((found) => {
      isRead.current = true;
      const { files: standing } = found ?? { files: first.current };
      put.current(standing.map((kept) => ({ name: kept.file_name, bytes: kept.bytes, kept })));
    });
  }, []);
  useEffect(() => {
    if (!isRead.current) return;
    const kept = uploads.flatMap((one) => (one.kept === null ? [] : [one.kept]));
    if (isSame(kept, first.current)) draft.current.remove();
    else draft.current.write({ files: kept.map(rememberedOf) });
  }, [uploads]);
  const arrived = async (): Promise<readonly Kept[]> => {
    const kept = await settled();
    if (kept === null) throw new CallError('file_unsent', 422, t('unsent'));
    return kept;
  };
  // What closes after it leaves nothing to remember, least of all that its files are gone from the list.
  const close = () => {
    isRead.current = carried.length === 0;
    draft.current.remove();
  };
  const forget = () => {
    close();
    for (const { id } of uploads) remove(id);
  };
  const sent = () => {
    close();
    clear();
  };
  const blame = (asked: readonly Kept[], error: unknown) => {
    for (const [field, problem] of Object.entries(problemsByField(error))) {
      const lost = asked[Number(/^attachments\.(\d+)$/.exec(field)?.[1])];
      if (lost) lose(lost, problem);
    }
  };
  return { ...files, arrived, forget, sent, blame };
}

/** Files that will go with a comment. */
export type CommentFiles = ReturnType<typeof useCommentFiles>;

const isSame = (some: readonly Kept[], others: readonly Kept[]): boolean =>
  some.length === others.length && some.every(({ id }, at) => id === others[at]?.id);

const rememberedOf = ({ id, version, file_name, bytes }: Kept): Kept => ({ id, version, file_name, bytes });

const waysOf = (project_id: string, carried: readonly Kept[]): Ways<Kept> => ({
  send: (file, { key, signal, onProgress }) =>
    upload(uploadAttachment, { params: { project_id }, file, key, signal }, onProgress),
  takeBack: ({ id, version }) => {
    if (carried.some((one) => one.id === id)) return;
    // Where it fails the file goes by itself, after a day.
    call(deleteAttachment, { params: { project_id, attachment_id: id }, version }).catch(() => undefined);
  },
  refuse: ({ size }, others) => {
    if (size === 0) return t('empty');
    if (size > LARGEST_ATTACHMENT_BYTES) return t('too_large', { limit: sizeOf(LARGEST_ATTACHMENT_BYTES) });
    return others < MOST_ATTACHMENTS ? null : t('too_many', { most: MOST_ATTACHMENTS });
  },
  problemOf: (error) => {
    const said = problemsByField(error).file;
    if (said) return { text: said, mayRetry: isCallError(error) && error.rule === 'too-many-waiting' };
    if (isCallError(error, 413))
      return { text: t('too_large', { limit: sizeOf(LARGEST_ATTACHMENT_BYTES) }), mayRetry: false };
    const why = unreachedNote(error) ?? (isCallError(error) ? error.message : t('try_again'));
    return { text: t('not_sent', { why: isUnreached(error) ? t('try_again') : why }), mayRetry: true };
  },
});
