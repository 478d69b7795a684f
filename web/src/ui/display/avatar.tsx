import { classNames } from '../theme/class-names.ts';
import styles from './avatar.module.css';
import { initials, tint } from './initials.ts';

type AvatarProps = {
  name: string;
  size?: 20 | 24 | 32 | 40;
  /** The name stands beside it, so screen readers needn't hear it twice. */
  decorative?: boolean;
};

/** A person as initials on one of six tints. */
export function Avatar({ name, size = 24, decorative }: AvatarProps) {
  const look = classNames(styles.avatar, styles[`tint${tint(name)}`], size !== 24 && styles[`size${size}`]);
  if (decorative)
    return (
      <span className={look} aria-hidden="true">
        {initials(name)}
      </span>
    );
  return (
    <span className={look} role="img" aria-label={name} title={name}>
      {initials(name)}
    </span>
  );
}

/** A person as avatar and name. */
export function Person({ name, size = 24 }: { name: string; size?: 20 | 24 | 32 | 40 }) {
  return (
    <span className={styles.named}>
      <Avatar name={name} size={size} decorative />
      <span className={styles.name}>{name}</span>
    </span>
  );
}
