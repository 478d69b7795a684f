import { IconSearch } from '@tabler/icons-react';
import { Kbd } from '../display/tag.tsx';
import { Icon } from '../theme/icon.tsx';
import { Link } from '../theme/link.tsx';
import styles from './top-bar-parts.module.css';

type CommandButtonProps = { label: string; keys: string; onClick: () => void };

/** Opens the command palette: "Search or type a command", Ctrl K. */
export function CommandButton({ label, keys, onClick }: CommandButtonProps) {
  return (
    <button type="button" className={styles.command} data-tour="palette" onClick={onClick}>
      <Icon icon={IconSearch} />
      <span className={styles.words}>{label}</span>
      <Kbd>{keys}</Kbd>
    </button>
  );
}

type LiveTimerProps = { time: string; what: string; href: string; label: string };

/** The running timer in the top bar. */
export function LiveTimer({ time, what, href, label }: LiveTimerProps) {
  return (
    <Link href={href} className={styles.live} aria-label={`${label}: ${time}, ${what}`}>
      <span className={styles.dot} />
      {time} <span className={styles.what}>{what}</span>
    </Link>
  );
}
