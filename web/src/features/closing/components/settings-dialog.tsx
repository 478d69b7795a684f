import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApprovalSettings } from '#contract/activity/settings-endpoints.ts';
import { updateSettings } from '#contract/organizations/endpoints.ts';
import { APPROVALS } from '#contract/organizations/shapes.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { usePermissions } from '../../../platform/person.ts';
import { Button } from '../../../ui/action/button.tsx';
import { StatusText } from '../../../ui/display/status-text.tsx';
import { Dialog, DialogVerbs } from '../../../ui/feedback/dialog.tsx';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { NumberField } from '../../../ui/number/number-field.tsx';
import { LoadError } from '../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../ui/state/skeleton.tsx';
import { Text } from '../../../ui/theme/text.tsx';
import { t } from '../messages.ts';
import { useChangeApprovalSettings } from '../mutations.ts';
import { approvalSettings } from '../queries.ts';
import styles from './closing.module.css';

/** How time is approved: to be changed by owners, to be read by directors. */
export default function SettingsDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useQuery(approvalSettings());
  const failed = data ? undefined : failedRead(error, t('settings_failed'), refetch);
  return (
    <Dialog open title={t('settings')} boxSize="medium" onClose={onClose} persistent="beside">
      {failed && <LoadError {...failed} />}
      {!data && !failed && <SkeletonRows rows={4} />}
      {data && <Fields settings={data} onClose={onClose} />}
    </Dialog>
  );
}

const OPTIONS = APPROVALS.map((value) => ({ value, label: t(`approval_${value}`) }));

type FieldsProps = { settings: ApprovalSettings; onClose: () => void };

function Fields({ settings, onClose }: FieldsProps) {
  const [values, setValues] = useState(settings);
  const disabled = !usePermissions().may(updateSettings);
  const { mutate, error, isPending } = useChangeApprovalSettings();
  const save = () =>
    mutate(values, {
      onSuccess: () => {
        toast.show({ title: t('settings_saved') });
        onClose();
      },
    });
  const set = (change: Partial<ApprovalSettings>) => setValues({ ...values, ...change });
  return (
    <div className={styles.body}>
      {disabled && <Text muted>{t('read_only')}</Text>}
      <Select
        label={t('approval')}
        options={OPTIONS}
        value={values.approval}
        onChange={(chosen) => set({ approval: APPROVALS.find((one) => one === chosen) ?? values.approval })}
        disabled={disabled}
      />
      <Checkbox
        label={t('within_plan')}
        note={t('within_plan_note')}
        value={values.approve_within_plan}
        onChange={(approve_within_plan) => set({ approve_within_plan })}
        disabled={disabled || values.approval === 'off'}
      />
      <NumberField
        label={t('window')}
        note={t('window_note')}
        suffix={t('days')}
        value={values.edit_window_days}
        onChange={(days) => set({ edit_window_days: days ?? 0 })}
        disabled={disabled}
      />
      <div aria-live="polite">{error && <StatusText tone="bad">{error.message}</StatusText>}</div>
      <DialogVerbs>
        <Button onClick={onClose}>{t('cancel')}</Button>
        {!disabled && (
          <Button variant="primary" onClick={save} disabled={isPending}>
            {t('save')}
          </Button>
        )}
      </DialogVerbs>
    </div>
  );
}
