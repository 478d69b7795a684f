import { FILES_TAKEN, t, UPLOAD_WORDS } from '../../../../platform/files/words.ts';
import { FileButton } from '../../../../ui/files/file-button.tsx';
import { FilesAlong } from '../../../../ui/files/files-along.tsx';
import type { CommentFiles as Files } from './use-comment-files.ts';

/** Below the words of a comment: the files that go with it, and the verb that chooses some. */
export function CommentFiles({ files }: { files: Files }) {
  return (
    <FilesAlong files={files} words={UPLOAD_WORDS}>
      <FileButton accept={FILES_TAKEN} onFiles={files.add}>
        {t('attach')}
      </FileButton>
    </FilesAlong>
  );
}
