import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { question } from '../../../ui/feedback/question/question.ts';
import { unsavedWork } from '../../../ui/form-page/unsaved-work.ts';
import { t } from '../components/compose/messages.ts';

/**
 * Asks before a form is left that isn't saved. Closing the window asks nothing: what was typed is kept on the device. The
 * history itself is asked to wait, since the router's own hook would come with everybody's first page.
 */
export function useAskToLeave(): void {
  const { history } = useRouter();
  useEffect(
    () =>
      history.block({
        blockerFn: async ({ currentLocation, nextLocation }) => {
          if (unsavedWork.get() === 0 || currentLocation.pathname === nextLocation.pathname) return false;
          return !(await question.confirm({ ask: t('leave'), note: t('leave_note') }));
        },
        enableBeforeUnload: false,
      }),
    [history],
  );
}
