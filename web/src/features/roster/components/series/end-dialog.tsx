import { useState } from 'react';
import type { Series } from '#contract/shifts/series-endpoints.ts';
import type { Shift } from '#contract/shifts/shapes.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { Dialog, DialogVerbs } from '../../../../ui/feedback/dialog.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import { Text } from '../../../../ui/theme/text.tsx';
import { useSeriesWrites } from '../../effects/use-series-writes.ts';
import { whyRefused } from '../../effects/why-refused.ts';
import { t } from './messages.ts';
import styles from './series.module.css';

type EndProps = { shift: Shift; series: Series; onClose: () => void };

const SCOPES = ['following', 'all'] as const;

/** Cancels a series, or what of it comes from a shift on: asks why, for whoever knows of them is told. */
export function EndDialog({ shift, series, onClose }: EndProps) {
  const { end } = useSeriesWrites(shift);
  const [scope, setScope] = useState<string | null>('following');
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const cancel = async () => {
    setBusy(true);
    try {
      await end(series, { from_shift: scope === 'all' ? null : shift.id }, reason.trim());
      onClose();
    } catch (error) {
      setProblem(whyRefused(error));
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      title={t('end_title')}
      boxSize="medium"
      onClose={onClose}
      persistent={reason ? 'beside' : false}
    >
      <div className={styles.form}>
        <Text muted>{t('end_note')}</Text>
        <Select
          label={t('which')}
          options={SCOPES.map((value) => ({ value, label: t(`scope_${value}`) }))}
          value={scope}
          onChange={setScope}
        />
        <TextArea label={t('why')} value={reason} onChange={setReason} maxLength={500} />
        <div aria-live="polite">{problem && <StatusText tone="bad">{problem}</StatusText>}</div>
        <DialogVerbs>
          <Button onClick={onClose}>{t('keep')}</Button>
          <Button variant="danger" disabled={isBusy || reason.trim() === ''} onClick={() => void cancel()}>
            {t('end_now')}
          </Button>
        </DialogVerbs>
      </div>
    </Dialog>
  );
}
