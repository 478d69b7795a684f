import { cloneElement, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { classNames } from '../theme/class-names.ts';
import styles from './popover.module.css';
import { usePopover } from './use-popover.ts';

type TriggerProps = {
  popoverTarget?: string;
  'aria-haspopup'?: 'menu' | 'dialog';
  'aria-expanded'?: boolean;
};

type PopoverProps = {
  /** The button that opens it; must pass its props on to a button element. */
  trigger: ReactElement<TriggerProps>;
  role: 'menu' | 'dialog';
  label?: string | undefined;
  align?: 'start' | 'end';
  className?: string | undefined;
  /** Open from the beginning. */
  fresh?: boolean;
  onClose?: () => void;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  /** Drawn while it is open. */
  children: (close: () => void) => ReactNode;
};

/** A box of the browser's own top layer beside its button: Escape and a click beside it close it. */
export function Popover(props: PopoverProps) {
  const {
    trigger,
    role,
    label,
    align = 'start',
    className,
    fresh = false,
    onClose,
    onKeyDown,
    children,
  } = props;
  const { open, shown, close, id, attributes } = usePopover({ align, fresh, onClose });
  const semantics = { role, 'aria-label': label, onKeyDown };
  return (
    <>
      {cloneElement(trigger, { popoverTarget: id, 'aria-haspopup': role, 'aria-expanded': open })}
      <div
        {...attributes}
        popover="auto"
        {...semantics}
        className={classNames(styles.box, shown && styles.shown, className)}
      >
        {open && children(close)}
      </div>
    </>
  );
}
