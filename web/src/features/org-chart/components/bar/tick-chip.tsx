import { useId } from 'react';
import { Count } from '../../../../ui/display/tag.tsx';
import { Tick } from '../../../../ui/form/tick.tsx';
import styles from './bar.module.css';

type TickChipProps = {
  label: string;
  /** How many there are. */
  count?: number;
  value: boolean;
  onChange: (value: boolean) => void;
};

/** Yes or no among the chips. */
export function TickChip({ label, count, value, onChange }: TickChipProps) {
  const id = useId();
  return (
    <label className={styles.tick} htmlFor={id}>
      <Tick id={id} checked={value} onChange={(event) => onChange(event.currentTarget.checked)} />
      {label}
      {count !== undefined && <Count value={count} />}
    </label>
  );
}
