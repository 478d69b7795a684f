import { useLocation, useRouter } from '@tanstack/react-router';
import { ErrorView } from '../../ui/state/error-view.tsx';
import { t } from '../messages.ts';

/** 404: no page has this address. */
export function NotFoundView() {
  const router = useRouter();
  const { pathname } = useLocation();
  return (
    <ErrorView
      statusCode={404}
      message={t('page_not_found', { path: pathname })}
      onHome={() => router.history.push('/')}
      onBack={() => router.history.back()}
    />
  );
}
