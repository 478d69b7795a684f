import { Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { PageLoaderBar } from '../ui/feedback/page-loader/page-loader-bar.tsx';
import { questions } from '../ui/feedback/question/question.ts';
import { ToastArea } from '../ui/feedback/toast/toast-area.tsx';
import { useStore } from '../ui/theme/store.ts';
import { UiProvider } from '../ui/theme/ui-provider.tsx';
import { AppLink } from './app-link.tsx';
import { askedPart } from './asked-part.ts';
import { refusals } from './errors/refusals.ts';
import { noteFirstPage } from './first-paint.ts';
import { Late } from './late-part.tsx';
import { feedback } from './shell/feedback.ts';

const questionDialog = askedPart(
  async () => (await import('../ui/feedback/question/question-dialog.tsx')).QuestionDialog,
);
const refusalDialog = askedPart(async () => (await import('./errors/refusal-dialog.tsx')).RefusalDialog);
const feedbackOverlay = askedPart(async () => (await import('./shell/feedback-overlay.tsx')).FeedbackOverlay);

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
      {asked && <Late part={questionDialog}>{(QuestionDialog) => <QuestionDialog />}</Late>}
      {refused && <Late part={refusalDialog}>{(RefusalDialog) => <RefusalDialog />}</Late>}
      {isTelling && <Late part={feedbackOverlay}>{(FeedbackOverlay) => <FeedbackOverlay />}</Late>}
    </UiProvider>
  );
}
