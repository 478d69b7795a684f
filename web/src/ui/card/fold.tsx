import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../theme/icon.tsx';
import styles from './fold.module.css';

type FoldProps = {
  title: string;
  /** What is inside, in a few grey words. */
  note?: string | undefined;
  /** Open whatever the person chose: something inside wants to be seen. */
  held?: boolean;
  children: ReactNode;
};

/** A part of a card that is a line until it is opened. */
export function Fold({ title, note, held = false, children }: FoldProps) {
  const content = useId();
  const [isOpened, setOpened] = useState(false);
  const isOpen = held || isOpened;
  return (
    <section className={styles.fold}>
      <h4>
        <button
          type="button"
          className={styles.head}
          aria-expanded={isOpen}
          aria-controls={content}
          onClick={() => setOpened(!isOpen)}
        >
          <span className={styles.title}>{title}</span>
          {note && <span className={styles.note}>{note}</span>}
          <Icon icon={isOpen ? IconChevronDown : IconChevronRight} />
        </button>
      </h4>
      <div id={content}>{isOpen && children}</div>
    </section>
  );
}
