import { IconSelector } from '@tabler/icons-react';
import { Menu } from '../action/menu.tsx';
import { Icon } from '../theme/icon.tsx';
import { useUiTexts } from '../theme/texts-context.ts';
import styles from './drawer.module.css';
import { Mark } from './mark.tsx';
import type { ShellOrganization } from './shell-item.ts';

type OrganizationSwitcherProps = {
  /** Where one works now; undefined before one is chosen. */
  current: ShellOrganization | undefined;
  organizations: readonly ShellOrganization[];
  onSwitch: (id: string) => void;
};

/** The organization one works in; a menu where there are several. */
export function OrganizationSwitcher({ current, organizations, onSwitch }: OrganizationSwitcherProps) {
  const texts = useUiTexts();
  const name = current?.name ?? texts.switchOrganization;
  const words = (
    <>
      <span className={styles.mark}>
        <Mark />
      </span>
      <span className={styles.organizationWords}>
        <span className={styles.organizationName}>{name}</span>
        {current?.detail && <span className={styles.organizationDetail}>{current.detail}</span>}
      </span>
    </>
  );
  if (organizations.length <= 1 && current)
    return (
      <div className={styles.organization} data-tour="organization">
        {words}
      </div>
    );
  const entries = organizations.map(({ id, name: label, detail }) => ({
    id,
    label,
    ...(detail === undefined ? {} : { detail }),
    checked: id === current?.id,
    onSelect: () => onSwitch(id),
  }));
  return (
    <Menu
      align="start"
      entries={entries}
      trigger={
        <button
          type="button"
          className={styles.organization}
          title={texts.switchOrganization}
          data-tour="organization"
        >
          {words}
          <Icon icon={IconSelector} />
        </button>
      }
    />
  );
}
