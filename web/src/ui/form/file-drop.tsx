import { IconFileTypeCsv, IconUpload } from '@tabler/icons-react';
import { type DragEvent, useRef, useState } from 'react';
import { Button } from '../action/button.tsx';
import { classNames } from '../theme/class-names.ts';
import { Icon } from '../theme/icon.tsx';
import { useIsPhone } from '../theme/use-is-phone.ts';
import styles from './file-drop.module.css';

type FileDropProps = {
  /** Names the place for screen readers. */
  label: string;
  /** What is said before a file comes, while one hovers, and on the button. */
  words: { drop: string; dropNow: string; choose: string };
  /** Which files, and what becomes of them. */
  note: string;
  /** Kinds of file that the dialog offers, as of an input's `accept`. */
  accept: string;
  /** Says which file is being read. */
  reading: string | undefined;
  onFiles: (files: readonly File[]) => void;
};

/** A place to drop a file on, and the button that opens the file dialog. */
export function FileDrop({ label, words, note, accept, reading, onFiles }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [hovered, setHovered] = useState(false);
  const isPhone = useIsPhone();
  const drag = (isOver: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setHovered(isOver);
  };
  const drop = (event: DragEvent) => {
    drag(false)(event);
    if (reading === undefined) onFiles([...event.dataTransfer.files]);
  };
  return (
    <section
      aria-label={label}
      className={classNames(styles.drop, hovered && styles.hovered)}
      onDragEnter={drag(true)}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={drop}
    >
      <Icon icon={IconFileTypeCsv} size={32} className={styles.icon} />
      <p className={styles.words} role="status">
        {reading === undefined && !isPhone && (hovered ? words.dropNow : words.drop)}
        {reading !== undefined && <span className={styles.reading}>{reading}</span>}
      </p>
      {reading !== undefined && <span className={styles.progress} aria-hidden="true" />}
      <Button
        variant="primary"
        icon={IconUpload}
        disabled={reading !== undefined}
        onClick={() => input.current?.click()}
      >
        {words.choose}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={words.choose}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
      <p className={styles.note}>{note}</p>
    </section>
  );
}
