import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { PageLoaderBar } from '../ui/feedback/page-loader/page-loader-bar.tsx';
import { questions } from '../ui/feedback/question/question.ts';
import { ToastArea } from '../ui/feedback/toast/toast-area.tsx';
import { useStore } from '../ui/theme/store.ts';
import { UiProvider } from '../ui/theme/ui-provider.tsx';
import { AppLink } from './app-link.tsx';
import { refusals } from './errors/refusals.ts';

const QuestionDialog = lazy(async () => ({
  default: (await import('../ui/feedback/question/question-dialog.tsx')).QuestionDialog,
}));

const RefusalDialog = lazy(async () => ({
  default: (await import('./errors/refusal-dialog.tsx')).RefusalDialog,
}));

/** What stands around every page: the design system, the page loader, toasts and questions. */
export function Root() {
  const asked = useStore(questions).length > 0;
  const refused = useStore(refusals) !== null;
  return (
    <UiProvider link={AppLink}>
      <PageLoaderBar />
      <Outlet />
      <ToastArea />
      <Suspense>{asked && <QuestionDialog />}</Suspense>
      <Suspense>{refused && <RefusalDialog />}</Suspense>
    </UiProvider>
  );
}
