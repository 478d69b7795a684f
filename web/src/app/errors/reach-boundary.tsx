import { onlineManager, useQueryErrorResetBoundary } from '@tanstack/react-query';
import { CatchBoundary, type ErrorComponentProps, useRouter, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { CODE_UNREACHED, isUnreached, unreachedNote } from '../../platform/http/unreached.ts';
import { Panel } from '../../ui/card/card.tsx';
import { SimplePage } from '../../ui/page/simple-page.tsx';
import { LoadError } from '../../ui/state/load-error.tsx';
import { t } from '../messages.ts';

/**
 * Around the page, inside the frame: what the page can't be drawn without got no answer. Says so in the page's place and
 * goes on when the network is back; every other error passes on.
 */
export function ReachBoundary({ children }: { children: ReactNode }) {
  const matches = useRouterState({ select: ({ matches }) => matches });
  return (
    <CatchBoundary getResetKey={() => matches} errorComponent={Unreached}>
      {children}
    </CatchBoundary>
  );
}

function Unreached({ error, reset }: ErrorComponentProps) {
  if (!isUnreached(error)) throw error;
  const again = useAgain(error, reset);
  return (
    <SimplePage title={t('product')}>
      <Panel>
        <LoadError title={t('page_failed')} note={unreachedNote(error)} onRetry={again} />
      </Panel>
    </SimplePage>
  );
}

/** Loads the page again; by itself as soon as there is a network. */
function useAgain(error: Error, reset: () => void): () => void {
  const router = useRouter();
  const reads = useQueryErrorResetBoundary();
  const again = () => {
    if (error.name === CODE_UNREACHED) {
      // A browser may keep the failure of a module for as long as the document lives.
      if (onlineManager.isOnline()) window.location.reload();
      return;
    }
    reads.reset();
    reset();
    void router.invalidate();
  };
  const whenBack = useEffectEvent((isOnline: boolean) => {
    if (isOnline) again();
  });
  useEffect(() => onlineManager.subscribe((isOnline) => whenBack(isOnline)), []);
  return again;
}
