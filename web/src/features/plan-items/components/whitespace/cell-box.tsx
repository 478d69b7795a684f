import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { Dialog } from '../../../../ui/feedback/dialog.tsx';
import { place } from '../../../../ui/popover/place.ts';
import { useIsPhone } from '../../../../ui/theme/use-is-phone.ts';
import styles from './box.module.css';

type CellBoxProps = {
  /** The cell that it stands beside. */
  beside: HTMLElement;
  title: string;
  /** Something was typed: a press beside it doesn't close it. */
  isKept: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** A box beside a cell, the whole screen on a phone; whoever closes it finds the focus on the cell again. */
export function CellBox(props: CellBoxProps) {
  return useIsPhone() ? <PhoneBox {...props} /> : <WideBox {...props} />;
}

const PhoneBox = ({ title, isKept, onClose, children }: CellBoxProps) => (
  <Dialog open title={title} boxSize="medium" persistent={isKept ? 'beside' : false} onClose={onClose}>
    {children}
  </Dialog>
);

/** Keeps the box beside its cell, gives its first control the focus, and closes it by a press elsewhere. */
function useStanding({ beside, isKept, onClose }: Pick<CellBoxProps, 'beside' | 'isKept' | 'onClose'>) {
  const box = useRef<HTMLDivElement>(null);
  const settle = useEffectEvent(() => {
    const { current } = box;
    if (!current) return;
    const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const edges = current.getBoundingClientRect();
    const { left, top } = place(beside.getBoundingClientRect(), edges, view, 'start');
    current.style.left = `${left}px`;
    current.style.top = `${top}px`;
  });
  const onPress = useEffectEvent(({ target }: PointerEvent) => {
    const isInside = target instanceof Node && box.current?.contains(target);
    // Lists of a field stand elsewhere in the document.
    const isList = target instanceof Element && target.closest('[role="listbox"], [role="dialog"]');
    if (!isInside && !isList && !isKept) onClose();
  });
  useLayoutEffect(() => {
    const { current } = box;
    current?.showPopover();
    settle();
    current?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener('resize', settle, { signal });
    window.addEventListener('scroll', settle, { signal, capture: true });
    window.addEventListener('pointerdown', onPress, { signal });
    const sized = new ResizeObserver(settle);
    if (box.current) sized.observe(box.current);
    return () => {
      stop.abort();
      sized.disconnect();
    };
  }, []);
  return box;
}

function WideBox({ title, onClose, children, ...standing }: CellBoxProps) {
  const box = useStanding({ ...standing, onClose });
  return (
    <div
      ref={box}
      popover="manual"
      role="dialog"
      aria-label={title}
      className={styles.box}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.stopPropagation();
        onClose();
      }}
    >
      <h2 className={styles.title}>{title}</h2>
      {children}
    </div>
  );
}
