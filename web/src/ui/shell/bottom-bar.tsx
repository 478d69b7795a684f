import { IconMenu2 } from '@tabler/icons-react';
import { Icon } from '../theme/icon.tsx';
import { Link } from '../theme/link.tsx';
import { useUiTexts } from '../theme/texts-context.ts';
import styles from './app-shell.module.css';
import type { ShellItem } from './shell-item.ts';

type BottomBarProps = { items: readonly ShellItem[]; open: boolean; onMore: () => void };

/** The phone's bottom bar; More opens the drawer and is current where no other entry is. */
export function BottomBar({ items, open, onMore }: BottomBarProps) {
  const texts = useUiTexts();
  const elsewhere = !items.some((item) => item.active);
  return (
    <nav className={styles.bottom} aria-label={texts.bottomNavigation}>
      {items.map((item) => (
        <BottomItem key={item.id} item={item} />
      ))}
      <button
        type="button"
        className={styles.bottomItem}
        data-tour="more"
        data-active={elsewhere || undefined}
        aria-expanded={open}
        onClick={onMore}
      >
        <Icon icon={IconMenu2} size={20} />
        {texts.more}
      </button>
    </nav>
  );
}

function BottomItem({ item }: { item: ShellItem }) {
  const content = (
    <>
      <Icon icon={item.icon} size={20} />
      {item.label}
      {item.count ? <span className={styles.badge}>{item.count > 99 ? '99+' : item.count}</span> : null}
    </>
  );
  const look = { className: styles.bottomItem, 'data-active': item.active || undefined };
  if (item.href === undefined)
    return (
      <button type="button" {...look} onClick={item.onSelect}>
        {content}
      </button>
    );
  return (
    <Link href={item.href} {...look} aria-current={item.active ? 'page' : undefined}>
      {content}
    </Link>
  );
}
