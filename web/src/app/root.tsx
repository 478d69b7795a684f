import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { PageLoaderBar } from '../ui/feedback/page-loader/page-loader-bar.tsx';
import { questions } from '../ui/feedback/question/question.ts';
import { ToastArea } from '../ui/feedback/toast/toast-area.tsx';
import { useStore } from '../ui/theme/store.ts';
import { UiProvider } from '../ui/theme/ui-provider.tsx';
import { AppLink } from './app-link.tsx';
import { refusals } from './errors/refusals.ts';
import { noteFirstPage } from './first-paint.ts';
import { feedback } from './shell/feedback.ts';

const QuestionDialog = lazy(async () => ({
  default: (await import('../ui/feedback/question/question-dialog.tsx')).QuestionDialog,
}));

const RefusalDialog = lazy(async () => ({
  default: (await import('./errors/refusal-dialog.tsx')).RefusalDialog,
}));

const FeedbackOverlay = lazy(async () => ({
  default: (await import('./shell/feedback-overlay.tsx')).FeedbackOverlay,
}));

/** What stands around every page: the design system, the page loader, toasts, questions and feedback. */
export function Root() {
  const asked = useStore(questions).length > 0;
  const refused = useStore(refusals) !== null;
  const isTelling = useStore(feedback);
  useEffect(noteFirstPage, []);
  return (
    <UiProvider link={AppLink}>
      <PageLoaderBar />
      <Outlet />
      <ToastArea />
      <Suspense>{asked && <QuestionDialog />}</Suspense>
      <Suspense>{refused && <RefusalDialog />}</Suspense>
      <Suspense>{isTelling && <FeedbackOverlay />}</Suspense>
    </UiProvider>
  );
}
