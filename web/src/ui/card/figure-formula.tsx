import { IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { IconButton } from '../action/icon-button.tsx';
import { Popover } from '../popover/popover.tsx';
import { Link } from '../theme/link.tsx';
import styles from './figure-formula.module.css';

/** A number that a formula is filled with, and the rows that it comes from. */
export interface Term {
  readonly label: string;
  readonly value: ReactNode;
  readonly href?: string | undefined;
}

type FigureFormulaProps = {
  /** What the button does, such as How "Hours" is made. */
  label: string;
  /** The formula in words. */
  words: string;
  terms: readonly Term[];
  /** What is counted and what isn't, and of which moment. */
  notes: readonly string[];
};

/** How a figure is made: a button that says it in words and numbers, each leading to its rows. */
export function FigureFormula({ label, words, terms, notes }: FigureFormulaProps) {
  return (
    <Popover
      role="dialog"
      align="end"
      label={label}
      className={styles.box}
      trigger={
        <IconButton icon={IconInfoCircle} variant="ghost" small className={styles.button} label={label} />
      }
    >
      {(close) => (
        <div className={styles.formula}>
          <p className={styles.words}>{words}</p>
          <dl className={styles.terms}>
            {terms.map(({ label: term, value, href }) => (
              <div key={term}>
                <dt>{term}</dt>
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
          {notes.map((note) => (
            <p key={note} className={styles.note}>
              {note}
            </p>
          ))}
        </div>
      )}
    </Popover>
  );
}
