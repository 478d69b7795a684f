import { IconCheck } from '@tabler/icons-react';
import type { ReactElement, ReactNode } from 'react';
import { menuKeys } from '../popover/menu-keys.ts';
import { Popover } from '../popover/popover.tsx';
import { classNames } from '../theme/class-names.ts';
import { Icon, type IconType } from '../theme/icon.tsx';
import { Link } from '../theme/link.tsx';
import styles from './menu.module.css';

export type MenuEntry = {
  id: string;
  label: string;
  detail?: string;
  icon?: IconType;
  /** Shows a tick; leave it out where nothing can be ticked. */
  checked?: boolean;
  danger?: boolean;
  disabled?: boolean;
  href?: string;
  onSelect?: () => void;
};

export type MenuSection = { id: string; label?: string; entries: readonly MenuEntry[] };

type MenuProps = {
  /** The button that opens it; must pass its props on to a button element. */
  trigger: ReactElement<object>;
  entries?: readonly MenuEntry[];
  sections?: readonly MenuSection[];
  align?: 'start' | 'end';
  /** Stays open after a choice, for lists of ticks. */
  sticky?: boolean;
};

/** Verbs behind a button. Primary verbs belong on the page instead. */
export function Menu({ trigger, entries, sections, align = 'end', sticky = false }: MenuProps) {
  const groups = sections ?? [{ id: 'all', entries: entries ?? [] }];
  return (
    <Popover trigger={trigger} role="menu" align={align} className={styles.dropdown} onKeyDown={menuKeys}>
      {(close) =>
        groups.map((group) => <Group key={group.id} group={group} onChosen={sticky ? undefined : close} />)
      }
    </Popover>
  );
}

type GroupProps = { group: MenuSection; onChosen: (() => void) | undefined };

function Group({ group, onChosen }: GroupProps) {
  const { label, entries } = group;
  return (
    <fieldset aria-label={label} className={styles.group}>
      {label && (
        <div className={styles.label} aria-hidden="true">
          {label}
        </div>
      )}
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} onChosen={onChosen} />
      ))}
    </fieldset>
  );
}

function Entry({ entry, onChosen }: { entry: MenuEntry; onChosen: (() => void) | undefined }) {
  const { checked, href, disabled } = entry;
  const choose = () => {
    if (disabled) return;
    onChosen?.();
    entry.onSelect?.();
  };
  const look = {
    className: classNames(styles.item, entry.danger && styles.danger),
    tabIndex: -1,
    'aria-disabled': disabled || undefined,
    // A dialog around the menu must not close with it.
    'data-mantine-stop-propagation': true,
    onClick: choose,
  };
  if (href !== undefined)
    return (
      <Link role="menuitem" href={href} {...look}>
        <Content entry={entry} />
      </Link>
    );
  if (checked !== undefined)
    return (
      <button type="button" role="menuitemcheckbox" aria-checked={checked} {...look}>
        <Content entry={entry} />
      </button>
    );
  return (
    <button type="button" role="menuitem" {...look}>
      <Content entry={entry} />
    </button>
  );
}

function Content({ entry: { checked, icon, label, detail } }: { entry: MenuEntry }): ReactNode {
  return (
    <>
      {checked !== undefined && <span className={styles.check}>{checked && <Icon icon={IconCheck} />}</span>}
      {icon && <Icon icon={icon} />}
      <span className={styles.words}>
        {label}
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
    </>
  );
}
