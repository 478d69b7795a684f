import { Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { PageLoaderBar } from '../ui/feedback/page-loader/page-loader-bar.tsx';
import { questions } from '../ui/feedback/question/question.ts';
import { ToastArea } from '../ui/feedback/toast/toast-area.tsx';
import { useStore } from '../ui/theme/store.ts';
import { UiProvider } from '../ui/theme/ui-provider.tsx';
import { AppLink } from './app-link.tsx';
import { Asked } from './asked.tsx';
import { refusals } from './errors/refusals.ts';
import { noteFirstPage } from './first-paint.ts';
import { latePart } from './late-part.tsx';
import { feedback } from './shell/feedback.ts';

const questionDialog = latePart(
  async () => (await import('../ui/feedback/question/question-dialog.tsx')).QuestionDialog,
);
const refusalDialog = latePart(async () => (await import('./errors/refusal-dialog.tsx')).RefusalDialog);
const feedbackOverlay = latePart(async () => (await import('./shell/feedback-overlay.tsx')).FeedbackOverlay);

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
      {asked && <Asked part={questionDialog}>{(QuestionDialog) => <QuestionDialog />}</Asked>}
      {refused && (
        <Asked part={refusalDialog} onMissing={() => refusals.set(null)}>
          {(RefusalDialog) => <RefusalDialog />}
        </Asked>
      )}
      {isTelling && (
        <Asked part={feedbackOverlay} onMissing={() => feedback.set(false)}>
          {(FeedbackOverlay) => <FeedbackOverlay />}
        </Asked>
      )}
    </UiProvider>
  );
}
