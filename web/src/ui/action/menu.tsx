import '@mantine/core/styles/Popover.layer.css';
import { Menu as MantineMenu } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Fragment, type ReactElement } from 'react';
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
  /** The button that opens it; must take a ref. */
  trigger: ReactElement;
  entries?: readonly MenuEntry[];
  sections?: readonly MenuSection[];
  align?: 'start' | 'end';
  /** Stays open after a choice, for lists of ticks. */
  sticky?: boolean;
};

/** Verbs behind a button. Primary verbs belong on the page instead. */
export function Menu({ trigger, entries, sections, align = 'end', sticky }: MenuProps) {
  const groups = sections ?? [{ id: 'all', entries: entries ?? [] }];
  return (
    <MantineMenu
      position={align === 'end' ? 'bottom-end' : 'bottom-start'}
      offset={4}
      closeOnItemClick={!sticky}
      transitionProps={{ duration: 120 }}
      classNames={{ dropdown: styles.dropdown, item: styles.item, itemLabel: styles.line }}
    >
      <MantineMenu.Target>{trigger}</MantineMenu.Target>
      <MantineMenu.Dropdown>
        {groups.map((group, position) => (
          <Fragment key={group.id}>
            {position > 0 && <MantineMenu.Divider className={styles.divider} />}
            {group.label && <MantineMenu.Label className={styles.label}>{group.label}</MantineMenu.Label>}
            {group.entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </Fragment>
        ))}
      </MantineMenu.Dropdown>
    </MantineMenu>
  );
}

function Entry({ entry }: { entry: MenuEntry }) {
  const content = (
    <>
      {entry.checked !== undefined && (
        <span className={styles.check}>{entry.checked && <Icon icon={IconCheck} />}</span>
      )}
      {entry.icon && <Icon icon={entry.icon} />}
      <span className={styles.words}>
        {entry.label}
        {entry.detail && <span className={styles.detail}>{entry.detail}</span>}
      </span>
    </>
  );
  const look = { className: classNames(entry.danger && styles.danger), disabled: entry.disabled ?? false };
  if (entry.href !== undefined)
    return (
      <MantineMenu.Item component={Link} href={entry.href} {...look}>
        {content}
      </MantineMenu.Item>
    );
  return (
    <MantineMenu.Item onClick={entry.onSelect} aria-checked={entry.checked} {...look}>
      {content}
    </MantineMenu.Item>
  );
}
