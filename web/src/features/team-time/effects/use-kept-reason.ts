import { useEffect, useRef, useState } from 'react';
import { useKeptDraft } from '../../../platform/draft.ts';

const NONE = { reason: '' };

/** Why something is sent back: kept on this device until it was, so that a box which is closed by any key loses nothing. */
export function useKeptReason(name: string) {
  const draft = useRef(useKeptDraft(`time-reject.${name}`, NONE));
  const [reason, setReason] = useState('');
  // Asked for by whoever begins to send something back, and from the beginning where they had begun.
  const [isAsking, ask] = useState(false);
  useEffect(() => {
    void draft.current.read().then((found) => {
      if (!found?.reason) return;
      setReason(found.reason);
      ask(true);
    });
  }, []);
  const change = (next: string) => {
    setReason(next);
    if (next === '') draft.current.remove();
    else draft.current.write({ reason: next });
  };
  return { reason, change, isAsking, ask, forget: () => draft.current.remove() };
}
