import { IconChevronDown, IconPlus, IconX } from '@tabler/icons-react';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../theme/class-names.ts';
import { Icon, type IconType } from '../theme/icon.tsx';
import { useUiTexts } from '../theme/texts-context.ts';
import styles from './chip.module.css';

type ChipProps = {
  /** What is filtered, such as "Status". */
  name: string;
  /** What it is filtered by, such as "Active". */
  value: ReactNode;
  onClick?: () => void;
  onRemove?: (() => void) | undefined;
  popoverTarget?: string;
  'aria-haspopup'?: 'menu' | 'dialog';
  'aria-expanded'?: boolean;
};

/** A filter that is on: a button that changes it and a cross that removes it. */
export function Chip({ name, value, onClick, onRemove, ...rest }: ChipProps) {
  const texts = useUiTexts();
  return (
    <span className={styles.chip}>
      <button
        {...rest}
        type="button"
        className={classNames(styles.body, onRemove && styles.removable)}
        onClick={onClick}
      >
        <span className={styles.key}>{name}</span>
        <span className={styles.value}>{value}</span>
        {!onRemove && <Icon icon={IconChevronDown} size={14} />}
      </button>
      {onRemove && (
        <button
          type="button"
          className={styles.remove}
          aria-label={texts.removeFilter(name)}
          onClick={onRemove}
        >
          <Icon icon={IconX} size={14} />
        </button>
      )}
    </span>
  );
}

type AddChipProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> & {
  children: ReactNode;
  icon?: IconType;
  ref?: Ref<HTMLButtonElement>;
};

/** A dashed chip that adds something. */
export function AddChip({ children, icon = IconPlus, className, ...rest }: AddChipProps) {
  return (
    <button {...rest} type="button" className={classNames(styles.chip, styles.dashed, className)}>
      <Icon icon={icon} size={14} />
      {children}
    </button>
  );
}
