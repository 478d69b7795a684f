import { Spotlight } from '@mantine/spotlight';
import { Kbd } from '../../ui/display/tag.tsx';
import { Icon, type IconType } from '../../ui/theme/icon.tsx';
import styles from './palette.module.css';

/** One row of the palette. */
export interface Choice {
  readonly id: string;
  readonly label: string;
  readonly icon: IconType;
  readonly detail?: string | undefined;
  readonly run: () => void;
}

/** Rows under a heading. */
export function PaletteGroup({ label, choices }: { label: string; choices: readonly Choice[] }) {
  return (
    <>
      <div className={styles.group}>{label}</div>
      {choices.map(({ id, label: name, icon, detail, run }) => (
        <Spotlight.Action key={id} className={styles.action} onClick={run}>
          <span className={styles.icon}>
            <Icon icon={icon} />
          </span>
          <span className={styles.name}>{name}</span>
          {detail && <Kbd>{detail}</Kbd>}
        </Spotlight.Action>
      ))}
    </>
  );
}
