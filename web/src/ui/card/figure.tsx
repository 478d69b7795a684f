import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Bar } from '../display/bar.tsx';
import type { Tone } from '../display/status-text.tsx';
import { classNames } from '../theme/class-names.ts';
import { Icon, type IconType } from '../theme/icon.tsx';
import { Link } from '../theme/link.tsx';
import styles from './figure.module.css';

export type FigureLine = { text: ReactNode; tone?: Tone; icon?: IconType };

type FigureProps = {
  label: string;
  /** The number, already formatted. */
  value: ReactNode;
  /** Beside the number, such as "of £640k". */
  of?: ReactNode;
  bar?: { value: number; tick?: number; tone?: Tone };
  /** At most two lines below. */
  lines?: readonly FigureLine[];
  /** The filtered list behind the figure. */
  href?: string;
  /** A small button in the corner, such as one that says how the figure is made. */
  aside?: ReactNode;
};

/** One number of a dashboard. */
export function Figure({ label, value, of, bar, lines = [], href, aside }: FigureProps) {
  const [first, second] = lines;
  const content = (
    <>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>
        {value} {of && <span className={styles.of}>{of}</span>}
      </span>
      {bar && (
        <span className={styles.bar}>
          <Bar {...bar} />
        </span>
      )}
      {first && <Line line={first} />}
      {second && <Line line={second} />}
    </>
  );
  const figure =
    href === undefined ? (
      <div className={styles.figure}>{content}</div>
    ) : (
      <Link href={href} className={styles.figure}>
        {content}
      </Link>
    );
  if (!aside) return figure;
  return (
    <div className={styles.frame}>
      {figure}
      <div className={styles.aside}>{aside}</div>
    </div>
  );
}

function Line({ line: { text, tone = 'muted', icon } }: { line: FigureLine }) {
  const shape = icon ?? (tone === 'warn' ? IconAlertTriangle : undefined);
  return (
    <span className={classNames(styles.line, styles[tone])}>
      {shape && <Icon icon={shape} size={14} />}
      {text}
    </span>
  );
}

/** Up to four figures in a row, two by two on phones. */
export function Figures({ children }: { children: ReactNode }) {
  return <div className={styles.figures}>{children}</div>;
}
