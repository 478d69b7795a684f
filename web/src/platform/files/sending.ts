import { type Attachment, LARGEST_ATTACHMENT_BYTES, MOST_ATTACHMENTS } from '#contract/attachments/shapes.ts';
import { CallError, isCallError, problemsByField } from '../call-error.ts';
import { isUnreached, unreachedNote } from '../http/unreached.ts';
import { sizeOf, t } from './words.ts';

/** What a page remembers of a file that was sent and hangs on nothing yet. */
export type SentFile = Pick<Attachment, 'id' | 'version' | 'file_name' | 'bytes'>;

/** The same, without what isn't kept on a device. */
export const rememberedFile = ({ id, version, file_name, bytes }: SentFile): SentFile => ({
  ...{ id, version, file_name, bytes },
});

/** Why a file isn't sent at all, said before it is. */
export const refuseFile = ({ size }: File, others: number): string | null => {
  if (size === 0) return t('empty');
  if (size > LARGEST_ATTACHMENT_BYTES) return t('too_large', { limit: sizeOf(LARGEST_ATTACHMENT_BYTES) });
  return others < MOST_ATTACHMENTS ? null : t('too_many', { most: MOST_ATTACHMENTS });
};

/** What an error means for whoever sends a file, and whether trying again may help. */
export const problemOfFile = (error: unknown): { readonly text: string; readonly mayRetry: boolean } => {
  const said = problemsByField(error).file;
  if (said) return { text: said, mayRetry: isCallError(error) && error.rule === 'too-many-waiting' };
  if (isCallError(error, 413))
    return { text: t('too_large', { limit: sizeOf(LARGEST_ATTACHMENT_BYTES) }), mayRetry: false };
  const why = unreachedNote(error) ?? (isCallError(error) ? error.message : t('try_again'));
  return { text: t('not_sent', { why: isUnreached(error) ? t('try_again') : why }), mayRetry: true };
};

/** What is thrown where a file that goes with something wasn't sent. */
export const fileUnsent = (): CallError => new CallError('file_unsent', 422, t('unsent'));

/** What an error says of files, by their place in the `field` of what was sent. */
export const problemsOfFiles = (error: unknown, field: string): ReadonlyMap<number, string> =>
  new Map(
    Object.entries(problemsByField(error)).flatMap(([path, problem]) => {
      const [name, at] = path.split('.');
      return name === field && at ? [[Number(at), problem] as const] : [];
    }),
  );
