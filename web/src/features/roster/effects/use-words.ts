import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';

const TYPING_MS = 250;

/**
 * The words by which somebody is looked for: those of the address, and written back to it once typing rests, so that what is found is
 * found again by going back and by whoever gets the link.
 */
export function useWords(q = '', hrefOf: (q: string | undefined) => string) {
  const router = useRouter();
  const [typed, setTyped] = useState<{ words: string; over: string }>();
  const isOwn = typed !== undefined && (typed.over === q || typed.words.trim() === q);
  const words = isOwn ? typed.words : q;
  const write = useEffectEvent(() => router.history.replace(hrefOf(words.trim() || undefined)));
  useEffect(() => {
    if (words.trim() === q) return;
    const timer = setTimeout(write, TYPING_MS);
    return () => clearTimeout(timer);
  }, [words, q]);
  return { words, setWords: (next: string) => setTyped({ words: next, over: q }) };
}
