import { IconArrowRight } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { Count } from '../display/tag.tsx';
import { Icon } from '../theme/icon.tsx';
import { Link } from '../theme/link.tsx';
import styles from './card.module.css';
import { useSectionMark } from './section-mark.ts';

type CardProps = {
  title: string;
  /** Beside the title, in grey; hidden on phones. */
  note?: ReactNode;
  count?: ReactNode;
  /** At the right of the head: a ghost button, a CardLink or a few grey words in CardSide. */
  end?: ReactNode;
  /** Content reaches the edges, as rows and tables do. */
  flush?: boolean;
  /** Which part of the page's thing it shows, for what the page puts into its head. */
  section?: string;
  children: ReactNode;
};

/** A section of a page with a 40 px head. */
export function Card({ title, note, count, end, flush, section, children }: CardProps) {
  const heading = useId();
  const mark = useSectionMark(section);
  return (
    <section className={styles.card} aria-labelledby={heading}>
      <div className={styles.head}>
        <div className={styles.title}>
          <h2 id={heading}>{title}</h2>
          {count !== undefined && <Count value={count} />}
          {note && <span className={styles.note}>{note}</span>}
        </div>
        {(mark || end) && (
          <div className={styles.end}>
            {mark}
            {end}
          </div>
        )}
      </div>
      {flush ? children : <div className={styles.body}>{children}</div>}
    </section>
  );
}

/** A surface without a head. */
export function Panel({ children, flush }: { children: ReactNode; flush?: boolean }) {
  return (
    <div className={styles.card}>{flush ? children : <div className={styles.body}>{children}</div>}</div>
  );
}

/** Rows divided by lines, inside a flush card. */
export function CardRows({ children }: { children: ReactNode }) {
  return <ul className={styles.rows}>{children}</ul>;
}

export function CardRow({ children }: { children: ReactNode }) {
  return <li className={styles.row}>{children}</li>;
}

/** "Ops-log →" in a card's head. */
export function CardLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className={styles.link}>
      {children}
      <Icon icon={IconArrowRight} size={14} />
    </Link>
  );
}

/** A few grey words in a card's head. */
export function CardSide({ children }: { children: ReactNode }) {
  return <span className={styles.side}>{children}</span>;
}
