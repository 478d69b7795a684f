import { type ToggleEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { usePlace } from './use-place.ts';

type PopoverInput = { align: 'start' | 'end'; fresh: boolean; onClose: (() => void) | undefined };

/** The browser's popover in React's words: `open` from the moment it begins to open, `shown` once it stands. */
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
    const opening = event.newState === 'open';
    setOpen(opening);
    if (opening) return;
    setShown(false);
    onClose?.();
  };
  const onToggle = (event: ToggleEvent<HTMLElement>) => setShown(event.newState === 'open');
  const close = () => box.current?.hidePopover();
  return { open, shown, close, id, attributes: { ref: box, id, onToggle, onBeforeToggle } };
}
