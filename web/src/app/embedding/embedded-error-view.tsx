import type { ErrorComponentProps } from '@tanstack/react-router';
import { isCallError } from '../../platform/call-error.ts';
import { isFramed } from '../../platform/session/framed.ts';
import { ErrorView } from '../../ui/state/error-view.tsx';
import { RouteErrorView } from '../errors/route-error-view.tsx';
import { t } from '../messages.ts';
import { PageError } from '../page-error.ts';

/** The error of an embedded page. Inside another application Home is a tab of its own, since no other page may stand there. */
export const EmbeddedErrorView = (props: ErrorComponentProps) =>
  isFramed() ? <FramedError {...props} /> : <RouteErrorView {...props} />;

function FramedError({ error }: ErrorComponentProps) {
  const known = error instanceof PageError || isCallError(error);
  return (
    <ErrorView
      statusCode={error instanceof PageError ? error.statusCode : isCallError(error) ? error.status : 500}
      message={known ? error.message : undefined}
      statusMessage={t('failed')}
      onHome={() => window.open('/', '_blank', 'noreferrer')}
      onBack={() => window.location.reload()}
    />
  );
}
