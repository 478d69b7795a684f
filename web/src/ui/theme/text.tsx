import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './text.module.css';

type TextProps = {
  children: ReactNode;
  /** 12/16 instead of 14/20. */
  small?: boolean;
  muted?: boolean;
  /** Weight 500. */
  strong?: boolean;
  /** Tabular figures, for numbers and times. */
  figures?: boolean;
  /** One line, cut off with an ellipsis. */
  clipped?: boolean;
  className?: string | undefined;
};

/** Words in one of the type scale's voices. */
export function Text({ children, small, muted, strong, figures, clipped, className }: TextProps) {
  const names = classNames(
    small && styles.small,
    muted && styles.muted,
    strong && styles.strong,
    figures && styles.figures,
    clipped && styles.clipped,
    className,
  );
  return <span className={names}>{children}</span>;
}

/** Words for screen readers only. */
export function HiddenText({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
