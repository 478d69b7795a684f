import { useLocation } from '@tanstack/react-router';
import { ErrorView } from '../../ui/state/error-view.tsx';
import { t } from '../messages.ts';
import { useWaysOut } from './use-ways-out.ts';

/** 404: no page has this address. */
export function NotFoundView() {
  const { pathname } = useLocation();
  return <ErrorView statusCode={404} message={t('page_not_found', { path: pathname })} {...useWaysOut()} />;
}
