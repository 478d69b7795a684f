import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { FeedbackDialog } from '../../features/feedback/screens/feedback-dialog.tsx';
import { currentUser } from '../../platform/person.ts';
import { report } from '../../platform/reporting.ts';
import { QuestionDialog } from '../../ui/feedback/question/question-dialog.tsx';
import { UiProvider } from '../../ui/theme/ui-provider.tsx';

const NOBODY = { sub: '', name: '', email: '' };

/** Feedback over an application that broke: on a root of its own, of nothing that was there before but the session. */
export async function openFatalFeedback(): Promise<void> {
  const client = new QueryClient();
  const person = await client.fetchQuery(currentUser).catch(() => NOBODY);
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place, { onUncaughtError: (error) => report(error, 'error') });
  const close = () => {
    root.unmount();
    place.remove();
  };
  root.render(
    <UiProvider>
      <QueryClientProvider client={client}>
        <FeedbackDialog person={person} onClose={close} />
        <QuestionDialog />
      </QueryClientProvider>
    </UiProvider>,
  );
}
