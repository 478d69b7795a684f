import { useId } from 'react';
import type { SpentWith } from '#contract/plan-items/whitespace.ts';
import { classNames } from '../../../../ui/theme/class-names.ts';
import styles from './box.module.css';
import fills from './cell.module.css';
import { t } from './messages.ts';

type WithFieldProps = {
  value: SpentWith;
  onChange: (value: SpentWith) => void;
};

/** The order in which they are chosen from: as the legend has them. */
const ORDER = ['us', 'competitor', 'internal', 'unknown', 'none'] as const satisfies readonly SpentWith[];

/** With whom it is spent: each choice looks as its cell does. */
export function WithField({ value, onChange }: WithFieldProps) {
  const name = useId();
  return (
    <fieldset className={styles.choices}>
      <legend>{t('with_whom')}</legend>
      {ORDER.map((kind) => (
        <label
          key={kind}
          className={classNames(fills.fill, fills[kind], styles.choice, kind === 'none' && styles.plain)}
        >
          <input
            type="radio"
            name={name}
            value={kind}
            checked={kind === value}
            onChange={() => onChange(kind)}
          />
          {t(`with_${kind}`)}
        </label>
      ))}
    </fieldset>
  );
}
