import { useEffect, useRef } from 'react';

/** Brings the focus to the first of the cards that somebody asked for, once they are there: the button that was pressed may be gone. */
export function useNextFocus(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const wanted = useRef<number>(undefined);
  useEffect(() => {
    if (wanted.current === undefined || count <= wanted.current) return;
    list.current?.querySelectorAll<HTMLElement>('[data-card]')[wanted.current]?.focus();
    wanted.current = undefined;
  }, [count]);
  return {
    list,
    awaitNext: () => {
      wanted.current = count;
    },
  };
}
