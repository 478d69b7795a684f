import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { CallError, isCallError } from '../../platform/call-error.ts';
import { report } from '../../platform/reporting.ts';
import { Button } from '../../ui/action/button.tsx';
import { ErrorView } from '../../ui/state/error-view.tsx';
import { Why } from '../../ui/state/why.tsx';
import { t } from '../messages.ts';
import { PageError } from '../page-error.ts';
import { openFeedback } from '../shell/feedback.ts';
import { useWaysOut } from './use-ways-out.ts';

/** The full-page error of a route: status, sentence, Home and Back; a defect is reported. */
export function RouteErrorView({ error, reset }: ErrorComponentProps) {
  const { onHome, onBack } = useWaysOut();
  const expected = error instanceof PageError || isCallError(error);
  useEffect(() => {
    if (!expected) report(error, 'error');
  }, [error, expected]);

  const why = reasonOf(error);
  const leave = (go: () => void) => () => {
    reset();
    go();
  };
  return (
    <ErrorView
      statusCode={statusOf(error)}
      message={error instanceof Error && expected ? error.message : undefined}
      statusMessage={error instanceof PageError ? error.statusMessage : t('failed')}
      requestId={error instanceof CallError ? (error.requestId ?? undefined) : undefined}
      onHome={leave(onHome)}
      onBack={leave(onBack)}
    >
      {why && <Why reason={why} />}
      {!expected && (
        <Button variant="ghost" onClick={openFeedback}>
          {t('tell_us')}
        </Button>
      )}
    </ErrorView>
  );
}

const reasonOf = (error: unknown) =>
  error instanceof PageError ? error.why : isCallError(error) ? error.why?.message : undefined;

function statusOf(error: unknown): number {
  if (error instanceof PageError) return error.statusCode;
  return isCallError(error) && error.status > 0 ? error.status : 500;
}
