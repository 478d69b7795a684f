import type { ReactNode } from 'react';
import { classNames } from '../theme/class-names.ts';
import styles from './facts.module.css';

export type Fact = { label: string; value: ReactNode };

type FactsProps = {
  facts: readonly Fact[];
  /** In a row under the title, instead of a column at the side. */
  strip?: boolean;
};

/** Labels over values. */
export function Facts({ facts, strip }: FactsProps) {
  return (
    <dl className={classNames(styles.facts, strip && styles.strip)}>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt className={styles.term}>{fact.label}</dt>
          <dd className={styles.value}>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
