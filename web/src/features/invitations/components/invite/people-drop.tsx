import { IconFileTypeCsv } from '@tabler/icons-react';
import { type DragEvent, useRef, useState } from 'react';
import { Button } from '../../../../ui/action/button.tsx';
import { classNames } from '../../../../ui/theme/class-names.ts';
import { useIsPhone } from '../../../../ui/theme/use-is-phone.ts';
import type { Invitee } from '../../effects/invitees.ts';
import { usePeopleFile } from '../../effects/use-people-file.ts';
import { t } from '../../messages.ts';
import styles from './invite.module.css';

/** A CSV file, dropped or chosen; its people go into the list. */
export function PeopleDrop({ onPeople }: { onPeople: (people: Invitee[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const isPhone = useIsPhone();
  const [hovered, setHovered] = useState(false);
  const { outcome, read } = usePeopleFile(onPeople);
  const over = (isOver: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setHovered(isOver);
    if (event.type === 'drop') void read(event.dataTransfer.files[0]);
  };
  return (
    <section
      aria-label={t('file')}
      className={classNames(styles.drop, hovered && styles.hovered)}
      onDragOver={over(true)}
      onDragLeave={over(false)}
      onDrop={over(false)}
    >
      <div className={styles.words}>
        {!isPhone && <p>{t('file_drop')}</p>}
        <p className={styles.note}>{t('file_note')}</p>
        <p role="status" className={outcome?.isRefused ? styles.refused : undefined}>
          {outcome?.text}
        </p>
      </div>
      <Button icon={IconFileTypeCsv} onClick={() => input.current?.click()}>
        {t('file_choose')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        hidden
        aria-label={t('file_choose')}
        onChange={({ currentTarget }) => {
          void read(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
    </section>
  );
}
