import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../theme/class-names.ts';
import { Icon, type IconType } from '../theme/icon.tsx';
import { Link } from '../theme/link.tsx';
import styles from './button.module.css';

export type ButtonVariant = 'default' | 'primary' | 'ghost' | 'danger' | 'tonal';

export type ButtonLook = {
  variant?: ButtonVariant;
  /** 28 px instead of 32; 44 on phones in any case. */
  small?: boolean;
  /** As wide as its container. */
  wide?: boolean;
  muted?: boolean;
  /** Less padding, beside chips. */
  tight?: boolean;
  icon?: IconType;
};

export type ButtonProps = ButtonLook &
  ButtonHTMLAttributes<HTMLButtonElement> & { children: ReactNode; ref?: Ref<HTMLButtonElement> };

export function buttonClass(look: ButtonLook, ...more: (string | false | undefined)[]): string | undefined {
  const { variant = 'default', small, wide, muted, tight } = look;
  const names = [variant !== 'default' && styles[variant], small && styles.small, wide && styles.wide];
  return classNames(styles.button, ...names, muted && styles.muted, tight && styles.tight, ...more);
}

/** A verb. One primary a view. */
export function Button({
  variant,
  small,
  wide,
  muted,
  tight,
  icon,
  children,
  className,
  ...rest
}: ButtonProps) {
  const look = buttonClass({ variant, small, wide, muted, tight }, className);
  return (
    <button type="button" {...rest} className={look}>
      {icon && <Icon icon={icon} />}
      {children}
    </button>
  );
}

type ButtonLinkProps = ButtonLook & {
  href: string;
  children: ReactNode;
  className?: string;
  /** What else following it does, such as closing the box around it. */
  onClick?: () => void;
  /** Begins with what it shows. */
  'aria-label'?: string;
};

/** A button that leads somewhere. */
export function ButtonLink({ href, children, icon, className, onClick, ...rest }: ButtonLinkProps) {
  const { 'aria-label': label, ...look } = rest;
  return (
    <Link href={href} className={buttonClass(look, className)} onClick={onClick} aria-label={label}>
      {icon && <Icon icon={icon} />}
      {children}
    </Link>
  );
}
