import { useState } from 'react';
import type { Series } from '#contract/shifts/series-endpoints.ts';
import type { Shift } from '#contract/shifts/shapes.ts';
import { Select } from '../../../../ui/form/select.tsx';
import { ReasonDialog } from '../../../../ui/form-page/reason-dialog.tsx';
import { useAct } from '../../effects/use-act.ts';
import { useSeriesWrites } from '../../effects/use-series-writes.ts';
import { t } from './messages.ts';

type EndProps = { shift: Shift; series: Series; onClose: () => void };

const SCOPES = ['following', 'all'] as const;

/** Cancels a series, or what of it comes from a shift on: asks why, for whoever knows of them is told. */
export function EndDialog({ shift, series, onClose }: EndProps) {
  const { end } = useSeriesWrites(shift);
  const [scope, setScope] = useState<string | null>('following');
  const { act, problem, isBusy } = useAct(onClose);
  const from = { from_shift: scope === 'all' ? null : shift.id };
  return (
    <ReasonDialog
      {...{ problem, isBusy, onClose }}
      title={t('end_title')}
      note={t('end_note')}
      label={t('why')}
      longest={500}
      keep={t('keep')}
      verb={t('end_now')}
      onReason={(reason) => act(() => end(series, from, reason))}
    >
      <Select
        label={t('which')}
        options={SCOPES.map((value) => ({ value, label: t(`scope_${value}`) }))}
        value={scope}
        onChange={setScope}
      />
    </ReasonDialog>
  );
}
