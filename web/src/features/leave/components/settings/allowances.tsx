import { useState } from 'react';
import type { LeaveAllowance, LeaveSettings } from '#contract/leave/settings-endpoints.ts';
import { LEAVE_TYPES, type LeaveType } from '#contract/leave/states.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { Checkbox } from '../../../../ui/form/checkbox.tsx';
import { useUnsavedWork } from '../../../../ui/form-page/unsaved-work.ts';
import { NumberField } from '../../../../ui/number/number-field.tsx';
import { TYPE_WORDS } from '../../effects/words.ts';
import { t } from '../../messages.ts';
import { useGrantYear, useUpdateSettings } from '../../mutations.ts';
import styles from '../leave.module.css';

const fresh = (type: LeaveType, day: number): LeaveAllowance => ({
  ...{ type, year_minutes: 25 * day, carry_over_minutes: 5 * day, below_minutes: 0 },
});

/** Types that are counted, in days of the organization. */
export function Allowances({ settings }: { settings: LeaveSettings }) {
  const { version, day_minutes, granted, year } = settings;
  const [allowances, setAllowances] = useState<readonly LeaveAllowance[]>(settings.allowances);
  const { mutate, isPending, error } = useUpdateSettings();
  const isChanged = allowances !== settings.allowances;
  useUnsavedWork(isChanged);
  const save = () =>
    mutate({ version, allowances: [...allowances] }, { onSuccess: () => toast.show({ title: t('saved') }) });
  return (
    <Card title={t('allowances')} note={t('allowances_note')} end={<Grant year={year} />}>
      <div className={styles.stack}>
        {LEAVE_TYPES.map((type) => (
          <AllowanceFields
            key={type}
            type={type}
            day={day_minutes}
            value={allowances.find((one) => one.type === type)}
            onChange={(value) =>
              setAllowances((now) => [...now.filter((one) => one.type !== type), ...(value ? [value] : [])])
            }
          />
        ))}
        <div aria-live="polite">{error && <StatusText tone="bad">{error.message}</StatusText>}</div>
        <div className={styles.bar}>
          <Button variant="primary" onClick={save} disabled={!isChanged || isPending}>
            {t('save')}
          </Button>
          <span className={styles.muted}>{t('grant_note', { count: String(granted), year })}</span>
        </div>
      </div>
    </Card>
  );
}

function Grant({ year }: { year: number }) {
  const { mutate, isPending } = useGrantYear();
  const grant = () =>
    mutate(year, { onSuccess: ({ people }) => toast.show({ title: t('granted', { count: people, year }) }) });
  return (
    <Button small variant="ghost" onClick={grant} disabled={isPending}>
      {t('grant', { year })}
    </Button>
  );
}

type AllowanceFieldsProps = {
  type: LeaveType;
  day: number;
  value: LeaveAllowance | undefined;
  onChange: (value: LeaveAllowance | undefined) => void;
};

function AllowanceFields({ type, day, value, onChange }: AllowanceFieldsProps) {
  const name = TYPE_WORDS[type];
  const daysField = (label: string, field: 'year_minutes' | 'carry_over_minutes' | 'below_minutes') =>
    value && (
      <NumberField
        label={label}
        digits={1}
        value={value[field] / day}
        onChange={(days) => onChange({ ...value, [field]: Math.round((days ?? 0) * day) })}
      />
    );
  return (
    <fieldset className={styles.fields} style={{ border: 0, margin: 0, padding: 0 }} aria-label={name}>
      <Checkbox
        label={name}
        value={value !== undefined}
        onChange={(on) => onChange(on ? fresh(type, day) : undefined)}
      />
      {daysField(t('allowance'), 'year_minutes')}
      {daysField(t('carry'), 'carry_over_minutes')}
      {daysField(t('below'), 'below_minutes')}
    </fieldset>
  );
}
