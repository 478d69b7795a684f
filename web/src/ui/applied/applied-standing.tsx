import type { ReactNode } from 'react';
import { StatusText, type Tone } from '../display/status-text.tsx';
import { Link } from '../theme/link.tsx';
import styles from './applied.module.css';

type AppliedStandingProps = {
  /** The preset with its revision. */
  name: string;
  /** The preset's page, for whoever may see it. */
  href?: string | null;
  /** How what is made from it stands to it. */
  standing: readonly { words: string; tone: Tone }[];
  small?: boolean;
};

/** From which preset something is made, and how it stands to that. */
export const AppliedStanding = ({ name, href, standing, small }: AppliedStandingProps) => (
  <div className={styles.standing}>
    <span className={small ? styles.reason : styles['name-of']}>
      {href ? (
        <Link href={href} className={styles.link}>
          {name}
        </Link>
      ) : (
        name
      )}
    </span>
    {standing.map(({ words, tone }) => (
      <StatusText key={words} tone={tone} {...(small ? { small } : {})}>
        {words}
      </StatusText>
    ))}
  </div>
);

type AppliedDriftProps = { drift: readonly { path: string; label: string; words: string }[] };

/** What differs from a preset, field by field. */
export const AppliedDrift = ({ drift }: AppliedDriftProps) => (
  <dl className={styles.drift}>
    {drift.map(({ path, label, words }) => (
      <div key={path}>
        <dt>{label}</dt>
        <dd className={styles.note}>{words}</dd>
      </div>
    ))}
  </dl>
);

/** From which preset something is made, with what stands below it. */
export const AppliedBody = ({ children }: { children: ReactNode }) => (
  <div className={styles.below}>{children}</div>
);

/** Verbs below it. */
export const AppliedVerbs = ({ children }: { children: ReactNode }) => (
  <div className={styles.verbs}>{children}</div>
);
