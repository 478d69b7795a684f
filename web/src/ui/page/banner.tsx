import type { ReactNode } from 'react';
import { Icon, type IconType } from '../theme/icon.tsx';
import styles from './banner.module.css';

type BannerProps = {
  icon: IconType;
  /** What can be done about it. */
  verb?: ReactNode;
  children: ReactNode;
};

/** What has to be known on every page: stays below the top bar however far the page is scrolled, and is read out when it comes. */
export function Banner({ icon, verb, children }: BannerProps) {
  return (
    <div className={styles.banner} role="status">
      <Icon icon={icon} />
      <span className={styles.text}>{children}</span>
      {verb}
    </div>
  );
}
