import { FetchError } from 'ofetch';
import { useEffect, useState } from 'react';
import { report } from '../../platform/reporting.ts';
import { Button } from '../../ui/action/button.tsx';
import { ErrorView } from '../../ui/state/error-view.tsx';
import { t } from '../messages.ts';

/** Where the ways out of a page without an application lead; replaced in tests. */
export interface Ways {
  readonly load: (address: string) => void;
  readonly back: () => void;
  readonly again: () => void;
}

const thisWindow: Ways = {
  load: (address) => window.location.assign(address),
  back: () => {
    if (window.history.length <= 1) return window.location.assign('/');
    // The page before may be one of this document, in which nothing runs any more.
    window.addEventListener('popstate', () => window.location.reload(), { once: true });
    window.history.back();
  },
  again: () => window.location.reload(),
};

/**
 * In place of the whole application: it isn't ready (`unstarted`: what it needs to know couldn't be read), or it broke
 * outside every page. Nothing above it is needed, and every way out loads the document anew.
 */
export function FatalView({ error, unstarted, onTell, ways = thisWindow }: FatalViewProps) {
  const [isUntold, setUntold] = useState(false);
  useEffect(() => report(error, 'error'), [error]);
  return (
    <ErrorView
      statusCode={statusOf(error) ?? (unstarted ? 503 : 500)}
      statusMessage={t(unstarted ? 'unstarted' : 'failed')}
      onHome={() => ways.load('/')}
      onBack={ways.back}
      again={
        <Button variant="ghost" onClick={ways.again}>
          {t('try_again')}
        </Button>
      }
    >
      {onTell && (
        <Button variant="ghost" onClick={() => onTell().catch(() => setUntold(true))}>
          {t('tell_us')}
        </Button>
      )}
      <div role="alert">{isUntold && t('tell_failed')}</div>
    </ErrorView>
  );
}

interface FatalViewProps {
  readonly error: unknown;
  readonly unstarted: boolean;
  /** Opens feedback, where somebody is here who could send it. */
  readonly onTell?: (() => Promise<void>) | undefined;
  readonly ways?: Ways;
}

const statusOf = (error: unknown): number | undefined =>
  error instanceof FetchError ? error.status : undefined;
