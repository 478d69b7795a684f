import { useRouter } from '@tanstack/react-router';
import { type Search, stringifySearch } from '../../../platform/search.ts';

/** Puts other parameters into the address of the page, in the place of those that it has. */
export function useSearchChange() {
  const router = useRouter();
  return (next: Search) =>
    router.history.replace(`${router.latestLocation.pathname}${stringifySearch(next)}`);
}
