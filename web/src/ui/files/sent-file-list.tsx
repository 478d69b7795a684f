import { IconDownload, IconFile } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { LoadError } from '../state/load-error.tsx';
import { Icon } from '../theme/icon.tsx';
import { HiddenText } from '../theme/text.tsx';
import styles from './sent.module.css';
import type { SentFile, SentReads, SentWords } from './sent.ts';

const SentPictures = lazy(() => import('./sent-pictures.tsx'));

type SentFileListProps<File extends SentFile> = {
  files: readonly File[];
  reads: SentReads<File>;
  words: SentWords;
  /** Pictures as small as a line of words beside them bears. */
  small?: boolean;
};

/** Files that were sent with something: pictures small, each opens large; the rest by name, to be saved. */
export function SentFileList<File extends SentFile>({ files, reads, words, small }: SentFileListProps<File>) {
  const [shown, setShown] = useState<number>();
  const save = reads.useSave();
  const pictures = files.filter(({ picture }) => picture !== null);
  if (files.length === 0) return null;
  return (
    <>
      <ul className={styles.sent} aria-label={words.list} data-small={small || undefined}>
        {files.map((file) => (
          <li key={file.id}>
            {file.picture ? (
              <Thumbnail {...{ file, reads, words }} onOpen={() => setShown(pictures.indexOf(file))} />
            ) : (
              <Named {...{ file, words }} disabled={save.isPending} onSave={() => save.mutate(file)} />
            )}
          </li>
        ))}
      </ul>
      {shown !== undefined && (
        <Suspense fallback={null}>
          <SentPictures
            {...{ pictures, words }}
            first={shown}
            draw={(at) => pictures[at] && <Large key={at} file={pictures[at]} reads={reads} />}
            onDownload={(at) => pictures[at] && save.mutate(pictures[at])}
            onClose={() => setShown(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

type ThumbnailProps<File> = { file: File; reads: SentReads<File>; words: SentWords; onOpen: () => void };

/** Its place is kept while it comes. */
function Thumbnail<File extends SentFile>({ file, reads, words, onOpen }: ThumbnailProps<File>) {
  const address = reads.useSmall(file);
  const { width = 1, height = 1 } = file.picture ?? {};
  return (
    <button
      type="button"
      className={styles.thumbnail}
      style={{ aspectRatio: `${Math.min(Math.max(width / height, 0.6), 2.4)}` }}
      aria-label={words.open(file.file_name)}
      title={file.file_name}
      onClick={onOpen}
    >
      {address && <img src={address} alt="" />}
    </button>
  );
}

/** The small one stands in for it while it comes. */
function Large<File extends SentFile>({ file, reads }: { file: File; reads: SentReads<File> }) {
  const { address, failed } = reads.useLarge(file);
  if (failed) return <LoadError {...failed} />;
  const { width, height } = file.picture ?? {};
  return <img className={styles.large} src={address} width={width} height={height} alt={file.file_name} />;
}

type NamedProps = { file: SentFile; words: SentWords; disabled: boolean; onSave: () => void };

function Named({ file: { file_name, bytes }, words, disabled, onSave }: NamedProps) {
  return (
    <button type="button" className={styles.named} disabled={disabled} onClick={onSave}>
      <Icon icon={IconFile} />
      <HiddenText>{words.save} </HiddenText>
      <span className={styles.name}>{file_name}</span>{' '}
      <span className={styles.size}>{words.size(bytes)}</span>
      <Icon icon={IconDownload} />
    </button>
  );
}
