import type { ButtonHTMLAttributes, Ref } from 'react';
import { Icon, type IconType } from '../theme/icon.tsx';
import { Link } from '../theme/link.tsx';
import styles from './button.module.css';
import { type ButtonVariant, buttonClass } from './button.tsx';

type IconButtonLook = {
  icon: IconType;
  /** What it does, in words. */
  label: string;
  variant?: ButtonVariant;
  small?: boolean;
  /** 16 px unless told; 20 in the phone's top bar. */
  iconSize?: number;
};

type IconButtonProps = IconButtonLook &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & { ref?: Ref<HTMLButtonElement> };

/** A button with an icon only; the label is its name and its tooltip. */
export function IconButton(props: IconButtonProps) {
  const { icon, label, variant, small, iconSize, className, ...rest } = props;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={buttonClass({ variant, small }, styles.iconOnly, className)}
    >
      <Icon icon={icon} size={iconSize ?? 16} />
    </button>
  );
}

/** The same as a link. */
export function IconLink({
  icon,
  label,
  variant,
  small,
  iconSize = 16,
  href,
}: IconButtonLook & { href: string }) {
  return (
    <Link
      href={href}
      aria-label={label}
      title={label}
      className={buttonClass({ variant, small }, styles.iconOnly)}
    >
      <Icon icon={icon} size={iconSize} />
    </Link>
  );
}
