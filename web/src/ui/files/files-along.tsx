import type { ReactNode } from 'react';
import styles from './sent.module.css';
import type { FileWords, Upload } from './upload.ts';
import { UploadList } from './upload-list.tsx';

type FilesAlongProps<Kept> = {
  files: {
    readonly uploads: readonly Upload<Kept>[];
    readonly retry: (id: string) => void;
    readonly remove: (id: string) => void;
  };
  words: FileWords;
  /** Its verbs stand side by side, for a thumb. */
  big?: boolean;
  /** The verbs that choose some. */
  children: ReactNode;
};

/** Below what is being written: the files that go with it. */
export function FilesAlong<Kept>({ files, words, big, children }: FilesAlongProps<Kept>) {
  return (
    <div className={styles.along}>
      <UploadList uploads={files.uploads} words={words} onRetry={files.retry} onRemove={files.remove} />
      <div className={styles.verb} data-big={big || undefined}>
        {children}
      </div>
    </div>
  );
}
