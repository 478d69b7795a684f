import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Avatar } from '../display/avatar.tsx';
import { classNames } from '../theme/class-names.ts';
import { Icon } from '../theme/icon.tsx';
import { Link } from '../theme/link.tsx';
import { useUiTexts } from '../theme/texts-context.ts';
import styles from './drawer.module.css';
import type { ShellAccount, ShellGroup, ShellItem } from './shell-item.ts';

export type DrawerProps = {
  groups: readonly ShellGroup[];
  foot: readonly ShellItem[];
  account?: ShellAccount | undefined;
  /** The organization switcher. */
  head: ReactNode;
  /** Icons only, 64 px. */
  rail?: boolean | undefined;
  /** Makes it a rail, or the drawer again. */
  onRail?: (() => void) | undefined;
  /** Inside the phone's overlay. */
  overlay?: boolean;
};

/** The navy drawer: organization, groups of entries, foot. */
export function Drawer({ groups, foot, account, head, rail, onRail, overlay }: DrawerProps) {
  const texts = useUiTexts();
  const look = classNames(styles.drawer, rail && styles.rail, overlay && styles.overlay);
  return (
    <aside className={look} aria-label={texts.drawer}>
      {head}
      <nav className={styles.nav} aria-label={texts.mainNavigation} data-tour="pages">
        {groups
          .filter((group) => group.items.length > 0)
          .map((group) => (
            <div key={group.id}>
              <h2 className={styles.group}>{group.label}</h2>
              {group.items.map((item) => (
                <Entry key={item.id} item={item} rail={rail} />
              ))}
            </div>
          ))}
      </nav>
      <div className={styles.foot}>
        {foot.map((item) => (
          <Entry key={item.id} item={item} rail={rail} />
        ))}
        <div className={styles.last}>
          {account && <Account account={account} rail={rail} />}
          {onRail && !overlay && (
            <button
              type="button"
              className={classNames(styles.item, styles.width)}
              aria-label={rail ? texts.wideDrawer : texts.narrowDrawer}
              title={rail ? texts.wideDrawer : texts.narrowDrawer}
              onClick={onRail}
            >
              <Icon icon={rail ? IconChevronRight : IconChevronLeft} size={18} />
            </button>
          )}
        </div>
      </div>
    </aside>
  );
}

function Account({ account, rail }: { account: ShellAccount; rail: boolean | undefined }) {
  return (
    <Link
      href={account.href}
      className={classNames(styles.item, styles.account)}
      data-active={account.active || undefined}
      title={rail ? account.name : undefined}
    >
      <Avatar name={account.name} decorative />
      <span className={styles.label}>{account.name}</span>
    </Link>
  );
}

function Entry({ item, rail }: { item: ShellItem; rail: boolean | undefined }) {
  const texts = useUiTexts();
  const { count = 0 } = item;
  const shown = count > 99 ? '99+' : String(count);
  const look = {
    className: styles.item,
    'data-active': item.active || undefined,
    'data-tour': item.id,
    title: rail ? item.label : undefined,
    // The count stays in sight on the rail, so it belongs to the name.
    'aria-label': rail ? `${item.label}${count ? ` ${shown}` : ''}` : undefined,
  };
  const content = (
    <>
      <Icon icon={item.icon} size={18} />
      <span className={styles.label}>{item.label}</span>
      {count ? (
        <span className={styles.count} title={texts.unread(count)}>
          {shown}
        </span>
      ) : null}
    </>
  );
  if (item.href === undefined)
    return (
      <button type="button" {...look} data-verb onClick={item.onSelect}>
        {content}
      </button>
    );
  return (
    <Link href={item.href} {...look} aria-current={item.active ? 'page' : undefined} onClick={item.onSelect}>
      {content}
    </Link>
  );
}
