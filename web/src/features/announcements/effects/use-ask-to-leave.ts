import { useBlocker } from '@tanstack/react-router';
import { question } from '../../../ui/feedback/question/question.ts';
import { unsavedWork } from '../../../ui/form-page/unsaved-work.ts';
import { t } from '../components/compose/messages.ts';

/** Asks before a form is left that isn't saved. Closing the window asks nothing: what was typed is kept on the device. */
export function useAskToLeave(): void {
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (unsavedWork.get() === 0 || current.pathname === next.pathname) return false;
      return !(await question.confirm({ ask: t('leave'), note: t('leave_note') }));
    },
    enableBeforeUnload: false,
  });
}
