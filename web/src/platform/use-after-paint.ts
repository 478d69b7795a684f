import { useEffect, useState } from 'react';

let hasPainted = false;

/** True once what was drawn first has been painted: what a page does without until then is asked for after its rows. */
export function useAfterPaint(): boolean {
  const [isAfter, setIsAfter] = useState(hasPainted);
  useEffect(() => {
    if (isAfter) return;
    let later: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      later = setTimeout(() => {
        hasPainted = true;
        setIsAfter(true);
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(later);
    };
  }, [isAfter]);
  return isAfter;
}
