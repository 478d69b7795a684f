import type { ReactNode } from 'react';
import { classNames } from '../theme/class-names.ts';
import { Icon, type IconType } from '../theme/icon.tsx';
import styles from './state.module.css';

type StateBlockProps = {
  title: string;
  note?: ReactNode;
  icon?: IconType;
  picture?: ReactNode;
  bad?: boolean;
  children?: ReactNode;
};

/** What stands where rows would stand: a picture, a sentence and the next step. */
export function StateBlock({ title, note, icon, picture, bad, children }: StateBlockProps) {
  return (
    <div className={styles.block}>
      {picture}
      {icon && (
        <span className={classNames(styles.disc, bad && styles.bad)}>
          <Icon icon={icon} size={20} />
        </span>
      )}
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.note}>{note}</p>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
