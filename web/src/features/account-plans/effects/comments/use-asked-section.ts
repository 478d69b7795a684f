import { useRouter, useSearch } from '@tanstack/react-router';
import { PLAN_SECTIONS, type PlanSection } from '#contract/account-plans/sections.ts';
import { oneOf, stringifySearch } from '../../../../platform/search.ts';

const readSection = oneOf(PLAN_SECTIONS);

/** The part whose comments an address asks for, such as that of a mention, and how the address forgets it once they were seen. */
export function useAskedSection(): { readonly asked: PlanSection | undefined; readonly forget: () => void } {
  const { history, latestLocation } = useRouter();
  const search: { readonly comments?: unknown } = useSearch({ strict: false });
  return {
    asked: readSection(search.comments),
    forget: () =>
      history.replace(`${latestLocation.pathname}${stringifySearch({ ...search, comments: undefined })}`),
  };
}
