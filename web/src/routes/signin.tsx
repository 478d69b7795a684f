import { createFileRoute } from '@tanstack/react-router';
import { SimpleLayout } from '../app/layouts/simple.tsx';
import { t } from '../app/messages.ts';
import { arriveAtSignIn } from '../app/sign-in/arrive-at-sign-in.ts';
import { SignInScreen } from '../features/session/screens/sign-in-screen.tsx';
import { searchParameters, text } from '../platform/search.ts';

const search = searchParameters({ redirect_to: text });

export const Route = createFileRoute('/signin')({
  validateSearch: search,
  beforeLoad: ({ context, search: { redirect_to } }) => arriveAtSignIn(redirect_to, context.client),
  component: SignIn,
});

function SignIn() {
  const { state } = Route.useRouteContext();
  return (
    <SimpleLayout title={t('sign_in')}>
      <SignInScreen state={state} />
    </SimpleLayout>
  );
}
