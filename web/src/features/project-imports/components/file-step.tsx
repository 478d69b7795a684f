import { IconAlertOctagon } from '@tabler/icons-react';
import { useState } from 'react';
import { LARGEST_SHEET_BYTES } from '#contract/project-imports/endpoints.ts';
import type { Sheet } from '#contract/project-imports/shapes.ts';
import { FileDrop } from '../../../ui/form/file-drop.tsx';
import { Icon } from '../../../ui/theme/icon.tsx';
import { t } from '../messages.ts';
import { useReadSheet } from '../mutations.ts';
import styles from './page.module.css';

const ACCEPT =
  '.csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Chooses a file and has it read. */
export function FileStep({ onRead }: { onRead: (sheet: Sheet) => void }) {
  const { mutate, reset, isPending, error, variables } = useReadSheet();
  const [unsent, setUnsent] = useState<{ name: string; message: string }>();
  const read = ([file, another]: readonly File[]) => {
    if (!file) return;
    reset();
    const message = another
      ? t('one_file')
      : file.size > LARGEST_SHEET_BYTES && t('too_large', { name: file.name });
    setUnsent(message ? { name: file.name, message } : undefined);
    if (!message) mutate(file, { onSuccess: onRead });
  };
  const refused = error && variables ? { name: variables.name, message: error.message } : unsent;
  return (
    <>
      {refused && (
        <div role="alert" className={styles.refused}>
          <Icon icon={IconAlertOctagon} />
          <div>
            <h2>{t('refused', { name: refused.name })}</h2>
            <p>{refused.message}</p>
          </div>
        </div>
      )}
      <FileDrop
        label={t('file')}
        words={{ drop: t('drop'), dropNow: t('drop_now'), choose: t('choose') }}
        note={t('note')}
        accept={ACCEPT}
        reading={isPending ? t('reading', { name: variables.name }) : undefined}
        onFiles={read}
      />
    </>
  );
}
