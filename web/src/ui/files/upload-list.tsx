import { IconFile, IconRefresh, IconX } from '@tabler/icons-react';
import { IconButton } from '../action/icon-button.tsx';
import { FieldError } from '../form/field.tsx';
import { Icon } from '../theme/icon.tsx';
import styles from './files.module.css';
import type { FileWords, Upload } from './upload.ts';

type UploadListProps<Kept> = {
  uploads: readonly Upload<Kept>[];
  words: FileWords;
  onRetry: (id: string) => void;
  onRemove: (id: string) => void;
};

/** Files on their way, each with its picture, progress, problem and verbs. */
export function UploadList<Kept>({ uploads, words, onRetry, onRemove }: UploadListProps<Kept>) {
  if (uploads.length === 0) return null;
  return (
    <ul className={styles.uploads} aria-label={words.list}>
      {uploads.map((upload) => (
        <li key={upload.id} className={styles.upload}>
          <span className={styles.preview}>
            {upload.preview ? <img src={upload.preview} alt="" /> : <Icon icon={IconFile} size={20} />}
          </span>
          <span className={styles.about}>
            <span className={styles.name}>{upload.name}</span>
            <State upload={upload} words={words} />
          </span>
          {upload.mayRetry && (upload.state === 'failed' || upload.state === 'waiting') && (
            <IconButton
              icon={IconRefresh}
              label={words.retry(upload.name)}
              small
              variant="ghost"
              onClick={() => onRetry(upload.id)}
            />
          )}
          <IconButton
            icon={IconX}
            label={upload.state === 'sending' ? words.cancel(upload.name) : words.remove(upload.name)}
            small
            variant="ghost"
            onClick={() => onRemove(upload.id)}
          />
        </li>
      ))}
    </ul>
  );
}

function State<Kept>({ upload, words }: { upload: Upload<Kept>; words: FileWords }) {
  const { id, name, state, share, problem, bytes } = upload;
  if (state === 'failed')
    return (
      <span role="alert">
        <FieldError id={`file-${id}-problem`}>{problem}</FieldError>
      </span>
    );
  if (state === 'waiting')
    return (
      <span className={styles.size} role="status">
        {words.size(bytes)} · {problem}
      </span>
    );
  if (state === 'kept') return <span className={styles.size}>{words.size(bytes)}</span>;
  return (
    <progress className={styles.progress} value={share} max={1} aria-label={`${words.sending} ${name}`} />
  );
}
