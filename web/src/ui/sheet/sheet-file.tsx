import { IconAlertOctagon } from '@tabler/icons-react';
import { useState } from 'react';
import { FileDrop } from '../form/file-drop.tsx';
import { Icon } from '../theme/icon.tsx';
import styles from './page.module.css';

/** Files of rows. */
const ACCEPT =
  '.csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type SheetFileProps = {
  words: {
    label: string;
    drop: string;
    dropNow: string;
    choose: string;
    note: string;
    oneFile: string;
    refused: (name: string) => string;
    tooLarge: (name: string) => string;
  };
  largest: number;
  /** Said while a file is read. */
  reading: string | undefined;
  /** Why the server refused a file. */
  refused: { readonly name: string; readonly message: string } | undefined;
  /** A file that may be sent, or null where none is to be any more. */
  onFile: (file: File | null) => void;
};

/** Chooses a file of rows; says what can't be read. */
export function SheetFile({ words, largest, reading, refused, onFile }: SheetFileProps) {
  const [unsent, setUnsent] = useState<{ name: string; message: string }>();
  const read = ([file, another]: readonly File[]) => {
    if (!file) return;
    const tooLarge = file.size > largest ? words.tooLarge(file.name) : undefined;
    const message = another ? words.oneFile : tooLarge;
    setUnsent(message ? { name: file.name, message } : undefined);
    onFile(message ? null : file);
  };
  const told = refused ?? unsent;
  return (
    <>
      {told && (
        <div role="alert" className={styles.refused}>
          <Icon icon={IconAlertOctagon} />
          <div>
            <h2>{words.refused(told.name)}</h2>
            <p>{told.message}</p>
          </div>
        </div>
      )}
      <FileDrop
        label={words.label}
        words={{ drop: words.drop, dropNow: words.dropNow, choose: words.choose }}
        note={words.note}
        accept={ACCEPT}
        reading={reading}
        onFiles={read}
      />
    </>
  );
}
