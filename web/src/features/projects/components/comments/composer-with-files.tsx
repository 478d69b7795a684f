import type { ComponentProps } from 'react';
import type { Attachment } from '#contract/attachments/shapes.ts';
import type { NewComment } from '#contract/comments/shapes.ts';
import { problemsOfFiles } from '../../../../platform/files/sending.ts';
import { t } from '../../../../platform/files/words.ts';
import { FileDrop } from '../../../../ui/files/file-drop.tsx';
import { CommentFiles } from '../files/comment-files.tsx';
import { useCommentFiles } from '../files/use-comment-files.ts';
import { Composer } from './composer.tsx';

type ComposerWithFilesProps = Omit<ComponentProps<typeof Composer>, 'send' | 'slot' | 'isCarrying'> & {
  /** The files that a comment has already which is written anew. */
  carried?: readonly Attachment[];
  /** What is written, and the files that go with it where there are any; written anew, always all that it has from now on. */
  send: (body: string, files: Pick<NewComment, 'attachments'>) => Promise<unknown>;
};

/** Where somebody writes what may carry files: chosen, dropped anywhere on it, or pasted. Files say enough without a word. */
export function ComposerWithFiles({ send, onCancel, carried, ...rest }: ComposerWithFilesProps) {
  const files = useCommentFiles(rest.project_id, rest.name, carried);
  const sendBoth = async (body: string) => {
    const kept = await files.arrived();
    try {
      await send(body, carried || kept.length > 0 ? { attachments: kept.map(({ id }) => id) } : {});
    } catch (error) {
      files.blame(kept, problemsOfFiles(error, 'attachments'));
      throw error;
    }
    files.sent();
  };
  const cancel = onCancel && {
    onCancel: () => {
      files.forget();
      onCancel();
    },
  };
  return (
    <FileDrop onFiles={files.add} label={t('drop')}>
      <Composer
        {...rest}
        {...cancel}
        send={sendBoth}
        slot={<CommentFiles files={files} />}
        isCarrying={files.uploads.length > 0}
      />
    </FileDrop>
  );
}
