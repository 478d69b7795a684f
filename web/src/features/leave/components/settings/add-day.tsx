import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../../../ui/action/button.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { useUnsavedWork } from '../../../../ui/form-page/unsaved-work.ts';
import { DateField } from '../../../../ui/number/date-field.tsx';
import { t } from '../../messages.ts';
import styles from '../leave.module.css';

/** Named days. */
export interface NamedDays {
  readonly from: string;
  readonly to: string;
  readonly name: string;
}

type AddDayProps = {
  label: string;
  /** Several days instead of one. */
  several?: boolean;
  isBusy: boolean;
  problem?: string | undefined;
  onAdd: (days: NamedDays, onDone: () => void) => void;
};

/** A day, or several, with a name. What was typed stays until it is saved. */
export function AddDay({ label, several = false, isBusy, problem, onAdd }: AddDayProps) {
  const [from, setFrom] = useState<string | null>(null);
  const [to, setTo] = useState<string | null>(null);
  const [name, setName] = useState('');
  useUnsavedWork(name !== '');
  const last = several ? (to ?? from) : from;
  const clear = () => {
    setFrom(null);
    setTo(null);
    setName('');
  };
  return (
    <fieldset className={styles.fields} style={{ border: 0, margin: 0, padding: 0 }} aria-label={label}>
      <DateField label={several ? t('from') : t('day')} value={from} onChange={setFrom} error={problem} />
      {several && <DateField label={t('to')} value={to} onChange={setTo} min={from ?? undefined} optional />}
      <TextField label={t('name')} value={name} onChange={setName} maxLength={120} />
      <Button
        icon={IconPlus}
        disabled={isBusy || !from || !last || name.trim() === ''}
        onClick={() => from && last && onAdd({ from, to: last, name: name.trim() }, clear)}
      >
        {label}
      </Button>
    </fieldset>
  );
}
