import { useQueryClient } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { FeedbackDialog } from '../../features/feedback/screens/feedback-dialog.tsx';
import { currentUser } from '../../platform/person.ts';
import { feedback } from './feedback.ts';

const NOBODY = { sub: '', name: '', email: '' };

/**
 * The feedback dialog over any page, also one that shows an error: it asks for nothing before it is drawn. Whoever is led to
 * sign in meanwhile finds what they began when they are back.
 */
export function FeedbackOverlay() {
  const client = useQueryClient();
  const [person] = useState(() => client.getQueryData(currentUser.queryKey) ?? NOBODY);
  const isAtSignIn = useRouterState({ select: ({ location }) => location.pathname === '/signin' });
  const [began] = useState(isAtSignIn);
  const isLedAway = isAtSignIn && !began;
  useEffect(() => {
    if (isLedAway) feedback.set(false);
  }, [isLedAway]);
  return <FeedbackDialog person={person} onClose={() => feedback.set(false)} />;
}
