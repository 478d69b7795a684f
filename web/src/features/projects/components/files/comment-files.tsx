import { ATTACHMENT_KINDS } from '#contract/attachments/shapes.ts';
import { FileButton } from '../../../../ui/files/file-button.tsx';
import type { FileWords } from '../../../../ui/files/upload.ts';
import { UploadList } from '../../../../ui/files/upload-list.tsx';
import styles from './files.module.css';
import { sizeOf, t } from './messages.ts';
import type { CommentFiles as Files } from './use-comment-files.ts';

// Asked for JPEG and not for HEIC, phones send JPEG.
const ACCEPT = Object.values(ATTACHMENT_KINDS)
  .flatMap(({ type, endings }) => [type, ...endings.map((ending) => `.${ending}`)])
  .join();

const WORDS: FileWords = {
  list: t('list'),
  sending: t('sending'),
  retry: (name) => t('retry', { name }),
  cancel: (name) => t('cancel', { name }),
  remove: (name) => t('remove', { name }),
  size: sizeOf,
};

/** Below the words of a comment: the files that go with it, and the verb that chooses some. */
export function CommentFiles({ files }: { files: Files }) {
  const { uploads, add, retry, remove } = files;
  return (
    <div className={styles.along}>
      <UploadList uploads={uploads} words={WORDS} onRetry={retry} onRemove={remove} />
      <div className={styles.verb}>
        <FileButton accept={ACCEPT} onFiles={add}>
          {t('attach')}
        </FileButton>
      </div>
    </div>
  );
}
