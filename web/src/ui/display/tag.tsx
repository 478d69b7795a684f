import type { ReactNode } from 'react';
import { classNames } from '../theme/class-names.ts';
import { Icon, type IconType } from '../theme/icon.tsx';
import type { Tone } from './status-text.tsx';
import styles from './tag.module.css';

type TagProps = { children: ReactNode; tone?: Tone; icon?: IconType };

/** A 20 px pill, only for severity, draft, open and the like; a status is a StatusText. */
export function Tag({ children, tone = 'neutral', icon }: TagProps) {
  return (
    <span className={classNames(styles.tag, styles[tone])}>
      {icon && <Icon icon={icon} size={12} />}
      {children}
    </span>
  );
}

/** How many there are, beside a title or in a tab. */
export function Count({ value }: { value: ReactNode }) {
  return <span className={styles.count}>{value}</span>;
}

/** A key to press. */
export function Kbd({ children }: { children: ReactNode }) {
  return <kbd className={styles.kbd}>{children}</kbd>;
}
