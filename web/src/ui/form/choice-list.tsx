import { useEffect, useId, useRef } from 'react';
import { classNames } from '../theme/class-names.ts';
import styles from './choice-list.module.css';

export type Choice = {
  value: string;
  label: string;
  /** Lines below it; undefined ones are left out. */
  details?: readonly (string | undefined)[];
};

type ChoiceListProps = {
  /** Names the choice for screen readers. */
  label: string;
  options: readonly Choice[];
  value: string | null;
  onChange: (value: string) => void;
  className?: string | undefined;
};

/** One of several that need more than a word each; a group of radio buttons. */
export function ChoiceList({ label, options, value, onChange, className }: ChoiceListProps) {
  const name = useId();
  const list = useRef<HTMLFieldSetElement>(null);
  // Whatever is chosen first is in sight, however long the list is.
  useEffect(() => {
    list.current?.querySelector('input:checked')?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <fieldset ref={list} className={classNames(styles.list, className)} aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className={styles.words}>
            <span className={styles.label}>{option.label}</span>
            {option.details?.map(
              (line) =>
                line && (
                  <span key={line} className={styles.detail}>
                    {line}
                  </span>
                ),
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
