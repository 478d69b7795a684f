import { type ToggleEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { usePlace } from './use-place.ts';

type PopoverInput = { align: 'start' | 'end'; fresh: boolean; onClose: (() => void) | undefined };

/** The browser's popover in React's words: `open` from when it begins to open until it is closed, `shown` while it stands. */
export function usePopover({ align, fresh, onClose }: PopoverInput) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState(false);
  useLayoutEffect(() => {
    if (fresh) box.current?.showPopover();
  }, [fresh]);
  usePlace({ box, id, shown, align });
  const onBeforeToggle = (event: ToggleEvent<HTMLElement>) => {
    if (event.newState === 'open') setOpen(true);
    else setShown(false);
  };
  // What is inside stays until the browser has closed the box: only then it gives the focus back.
  const onToggle = (event: ToggleEvent<HTMLElement>) => {
    const standing = event.newState === 'open';
    setOpen(standing);
    setShown(standing);
    if (!standing) onClose?.();
  };
  const close = () => box.current?.hidePopover();
  return { open, shown, close, id, attributes: { ref: box, id, onToggle, onBeforeToggle } };
}
