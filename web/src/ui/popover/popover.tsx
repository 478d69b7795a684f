import {
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type ToggleEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { classNames } from '../theme/class-names.ts';
import { place } from './place.ts';
import styles from './popover.module.css';

type TriggerProps = { popoverTarget?: string; 'aria-haspopup'?: 'menu' | 'dialog'; 'aria-expanded'?: boolean };

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

const focusable = 'input, select, textarea, [role^="menuitem"], button, a[href]';

/** A box of the browser's own top layer beside its button: Escape and a click beside it close it. */
export function Popover(props: PopoverProps) {
  const { trigger, role, label, align = 'start', className, fresh = false, onClose, onKeyDown, children } = props;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState(false);
  useLayoutEffect(() => {
    if (fresh) box.current?.showPopover();
  }, [fresh]);
  const settle = useEffectEvent(() => {
    const element = box.current;
    const button = document.querySelector(`[popovertarget="${id}"]`);
    if (!element || !button) return;
    const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const { left, top } = place(button.getBoundingClientRect(), element.getBoundingClientRect(), view, align);
    element.style.left = `${left}px`;
    element.style.top = `${top}px`;
  });
  useEffect(() => {
    if (!shown) return;
    settle();
    const first = box.current?.querySelector(focusable);
    if (first instanceof HTMLElement) first.focus({ preventScroll: true });
    window.addEventListener('resize', settle);
    window.addEventListener('scroll', settle, true);
    return () => {
      window.removeEventListener('resize', settle);
      window.removeEventListener('scroll', settle, true);
    };
  }, [shown]);
  const onBeforeToggle = (event: ToggleEvent<HTMLElement>) => {
    const opening = event.newState === 'open';
    setOpen(opening);
    if (opening) return;
    setShown(false);
    onClose?.();
  };
  const close = () => box.current?.hidePopover();
  return (
    <>
      {cloneElement(trigger, { popoverTarget: id, 'aria-haspopup': role, 'aria-expanded': open })}
      <div
        ref={box}
        id={id}
        popover="auto"
        role={role}
        aria-label={label}
        className={classNames(styles.box, shown && styles.shown, className)}
        onToggle={(event) => setShown(event.newState === 'open')}
        onBeforeToggle={onBeforeToggle}
        onKeyDown={onKeyDown}
      >
        {open && children(close)}
      </div>
    </>
  );
}
