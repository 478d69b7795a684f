import { IconFileTypeCsv, IconUpload } from '@tabler/icons-react';
import { type DragEvent, useRef, useState } from 'react';
import { Button } from '../../../../ui/action/button.tsx';
import { classNames } from '../../../../ui/theme/class-names.ts';
import { Icon } from '../../../../ui/theme/icon.tsx';
import { useIsPhone } from '../../../../ui/theme/use-is-phone.ts';
import styles from './file.module.css';
import { t } from './messages.ts';

type FileDropProps = {
  /** Name of the file that is being read. */
  reading: string | undefined;
  onFiles: (files: readonly File[]) => void;
};

/** A place to drop a file on, and the button that opens the file dialog. */
export function FileDrop({ reading, onFiles }: FileDropProps) {
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
      aria-label={t('title')}
      className={classNames(styles.drop, hovered && styles.hovered)}
      onDragEnter={drag(true)}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={drop}
    >
      <Icon icon={IconFileTypeCsv} size={32} className={styles.icon} />
      <p className={styles.words} role="status">
        {reading === undefined && !isPhone && t(hovered ? 'drop_now' : 'drop')}
        {reading !== undefined && <span className={styles.reading}>{t('reading', { name: reading })}</span>}
      </p>
      {reading !== undefined && <span className={styles.progress} aria-hidden="true" />}
      <Button
        variant="primary"
        icon={IconUpload}
        disabled={reading !== undefined}
        onClick={() => input.current?.click()}
      >
        {t('choose')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        hidden
        aria-label={t('choose')}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
      <p className={styles.note}>{t('note')}</p>
    </section>
  );
}
