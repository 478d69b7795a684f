import { useRouter } from '@tanstack/react-router';

/** The two ways out of a full-page error: Home goes to `/`, Back to the page before; where there was none, to `/` too. */
export function useWaysOut() {
  const { history } = useRouter();
  const onHome = () => history.push('/');
  return { onHome, onBack: () => (history.length > 1 ? history.back() : onHome()) };
}
