import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import type { Notification } from '#contract/notifications/shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { Icon } from '../../../ui/theme/icon.tsx';
import type { Group } from '../effects/groups.ts';
import { KINDS } from '../effects/kinds.ts';
import { shortTime } from '../effects/times.ts';
import styles from './inbox-list.module.css';
import { Face, InboxRow } from './inbox-row.tsx';

type InboxGroupProps = { group: Group; selected: string | null; hrefOf: (row: Notification) => string };

/** Neighbours that tell of the same, one line until it is opened; looking at one of them opens it. */
export function InboxGroup({ group: { rows }, selected, hrefOf }: InboxGroupProps) {
  const format = useFormat();
  const [isOpened, setOpened] = useState(false);
  const isOpen = isOpened || rows.some(({ uuid }) => uuid === selected);
  const [first] = rows;
  const unread = rows.find(({ read_at }) => !read_at);
  return (
    <>
      <button type="button" className={styles.row} aria-expanded={isOpen} onClick={() => setOpened(!isOpen)}>
        <Face row={unread ?? first} />
        <span className={styles.words}>
          <span className={styles.first}>
            <strong className={styles.title}>{KINDS[first.type].several(rows.length)}</strong>
            <Icon icon={isOpen ? IconChevronDown : IconChevronRight} />
            <time className={styles.time} title={format.instant(first.surfaced_at)}>
              {shortTime(first.surfaced_at, format)}
            </time>
          </span>
          <span className={styles.message}>{first.title}</span>
        </span>
      </button>
      {isOpen && (
        <ul className={styles.rows}>
          {rows.map((row) => (
            <li key={row.uuid}>
              <InboxRow row={row} href={hrefOf(row)} isSelected={row.uuid === selected} isInside />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
