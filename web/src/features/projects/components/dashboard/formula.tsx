import { IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import { Popover } from '../../../../ui/popover/popover.tsx';
import { Link } from '../../../../ui/theme/link.tsx';
import styles from './formula.module.css';
import { t } from './messages.ts';

/** A number that a formula is filled with, and the rows that it comes from. */
export interface Term {
  readonly label: string;
  readonly value: ReactNode;
  readonly href?: string;
}

type FormulaProps = {
  /** The figure's name. */
  of: string;
  /** The formula in words. */
  words: string;
  terms: readonly Term[];
  /** What is counted and what isn't. */
  counted: string;
  /** The moment that the numbers are of. */
  as_of: string;
};

/** How a figure is made: a button that says it in words and numbers. */
export function Formula({ of, words, terms, counted, as_of }: FormulaProps) {
  const format = useFormat();
  return (
    <Popover
      role="dialog"
      align="end"
      label={t('formula_of', { figure: of })}
      className={styles.box}
      trigger={
        <IconButton
          icon={IconInfoCircle}
          variant="ghost"
          small
          className={styles.button}
          label={t('formula_of', { figure: of })}
        />
      }
    >
      {(close) => (
        <div className={styles.formula}>
          <p className={styles.words}>{words}</p>
          <dl className={styles.terms}>
            {terms.map(({ label, value, href }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  {href ? (
                    <Link href={href} onClick={close}>
                      {value}
                    </Link>
                  ) : (
                    value
                  )}
                </dd>
              </div>
            ))}
          </dl>
          <p className={styles.note}>{counted}</p>
          <p className={styles.note}>{t('as_of', { at: format.instant(as_of) })}</p>
        </div>
      )}
    </Popover>
  );
}
