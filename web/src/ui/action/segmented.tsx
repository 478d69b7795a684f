import { useId } from 'react';
import { Icon, type IconType } from '../theme/icon.tsx';
import styles from './segmented.module.css';

export type SegmentedOption<Value extends string> = { value: Value; label: string; icon?: IconType };

type SegmentedProps<Value extends string> = {
  /** Names the choice for screen readers. */
  label: string;
  options: readonly SegmentedOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
};

/** One of a few, all in sight; a group of radio buttons underneath. */
export function Segmented<Value extends string>({ label, options, value, onChange }: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.segmented} aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon && <Icon icon={option.icon} />}
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
