import {
  IconAlertOctagon,
  IconAlertTriangle,
  IconCircle,
  IconCircleCheck,
  IconInfoCircle,
  IconMinus,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { classNames } from '../theme/class-names.ts';
import { Icon, type IconType } from '../theme/icon.tsx';
import styles from './status-text.module.css';

export type Tone = 'ok' | 'warn' | 'bad' | 'info' | 'neutral' | 'muted';

const icons: Record<Tone, IconType> = {
  ok: IconCircleCheck,
  warn: IconAlertTriangle,
  bad: IconAlertOctagon,
  info: IconInfoCircle,
  neutral: IconCircle,
  muted: IconMinus,
};

type StatusTextProps = {
  children: ReactNode;
  tone?: Tone;
  /** Instead of the tone's own icon. */
  icon?: IconType;
  small?: boolean;
  strong?: boolean;
};

/** A status: always an icon and a word, since colour alone says too little. */
export function StatusText({ children, tone = 'neutral', icon, small, strong }: StatusTextProps) {
  const look = classNames(styles.status, styles[tone], small && styles.small, strong && styles.strong);
  return (
    <span className={look}>
      <Icon icon={icon ?? icons[tone]} />
      <span>{children}</span>
    </span>
  );
}
