import { Outlet } from '@tanstack/react-router';
import { UiProvider } from '../ui/theme/ui-provider.tsx';
import { AppLink } from './app-link.tsx';

/** What stands around every page: the design system, the page loader, toasts and questions. */
export function Root() {
  return (
    <UiProvider link={AppLink}>
      <Outlet />
    </UiProvider>
  );
}
