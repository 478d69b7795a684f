import { Outlet } from '@tanstack/react-router';
import { PageLoaderBar } from '../ui/feedback/page-loader/page-loader-bar.tsx';
import { QuestionDialog } from '../ui/feedback/question/question-dialog.tsx';
import { ToastArea } from '../ui/feedback/toast/toast-area.tsx';
import { UiProvider } from '../ui/theme/ui-provider.tsx';
import { AppLink } from './app-link.tsx';

/** What stands around every page: the design system, the page loader, toasts and questions. */
export function Root() {
  return (
    <UiProvider link={AppLink}>
      <PageLoaderBar />
      <Outlet />
      <ToastArea />
      <QuestionDialog />
    </UiProvider>
  );
}
