import { IconDownload } from '@tabler/icons-react';
import { Button } from '../../../../ui/action/button.tsx';
import { Segmented } from '../../../../ui/action/segmented.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { Dialog, DialogVerbs } from '../../../../ui/feedback/dialog.tsx';
import type { Days } from '../../effects/periods.ts';
import { useLogExport } from '../../effects/use-log-export.ts';
import { DayFields } from './day-fields.tsx';
import styles from './export.module.css';
import { t } from './messages.ts';
import { Preview } from './preview.tsx';

const FORMATS = (['pdf', 'csv'] as const).map((value) => ({ value, label: t(value) }));

type ExportBoxProps = {
  project_id: string;
  /** Days that the page is narrowed to. */
  days: Days;
  onClose: () => void;
};

/** Chooses days and a format, says what that will hold, and saves it as a file that is signed. */
export default function ExportBox({ project_id, days, onClose }: ExportBoxProps) {
  const state = useLogExport(project_id, days);
  const { format, setFormat, make, canExport, isMaking, failure } = state;
  return (
    <Dialog open title={t('title')} boxSize="medium" onClose={onClose}>
      <div className={styles.box}>
        <DayFields days={state.days} onChange={state.setDays} />
        <div className={styles.format}>
          <Segmented label={t('format')} options={FORMATS} value={format} onChange={setFormat} />
          <p className={styles.muted}>{t(`${format}_note`)}</p>
        </div>
        <Preview state={state} />
        <div role="status">
          {isMaking && <p>{t('making')}</p>}
          {failure && (
            <p>
              <StatusText strong tone="bad">
                {t('failed')}
              </StatusText>{' '}
              {failure}
            </p>
          )}
        </div>
      </div>
      <DialogVerbs>
        <Button onClick={onClose}>{t('close')}</Button>
        <Button variant="primary" icon={IconDownload} onClick={make} disabled={!canExport}>
          {t('verb')}
        </Button>
      </DialogVerbs>
    </Dialog>
  );
}
