import { useQueryClient } from '@tanstack/react-query';
import { FeedbackDialog } from '../../features/feedback/screens/feedback-dialog.tsx';
import { currentUser } from '../../platform/person.ts';
import { feedback } from './feedback.ts';

const NOBODY = { name: '', email: '' };

/** The feedback dialog over any page, also one that shows an error: it asks for nothing before it is drawn. */
export function FeedbackOverlay() {
  const person = useQueryClient().getQueryData(currentUser.queryKey) ?? NOBODY;
  return <FeedbackDialog person={person} onClose={() => feedback.set(false)} />;
}
