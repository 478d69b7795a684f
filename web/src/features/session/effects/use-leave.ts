import { useCallback, useState } from 'react';
import { session } from '../../../platform/session/current-session.ts';

/** The way to the hosted page; `reason` says why it couldn't be taken. */
export function useLeave() {
  const [reason, setReason] = useState<string>();
  const leave = useCallback(async () => {
    if (!window.isSecureContext) return;
    try {
      await session().signIn();
    } catch (error) {
      setReason(error instanceof Error ? error.message : String(error));
    }
  }, []);
  return { leave, reason };
}
