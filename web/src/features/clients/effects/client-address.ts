import { useNavigate } from '@tanstack/react-router';
import { flag, type Reader, searchParameters, stringifySearch, text } from '../../../platform/search.ts';

const month: Reader<string> = (given) =>
  typeof given === 'string' && /^\d{4}-(0[1-9]|1[0-2])$/.test(given) ? given : undefined;

/**
 * Everything that the address of a client's page holds: the name of whom it was merged with and led here, whether the merged one is
 * looked at all the same, whether everything below it counts, and the months of the figure that is looked into.
 */
export const clientSearch = searchParameters({
  ...{ from: text, stay: flag, below: flag },
  ...{ work_from: month, work_to: month },
});

/** Everything that the address of a client's page holds, read. */
export type ClientSearch = ReturnType<typeof clientSearch>;

/** How the page's address is changed without going to the top, and what a changed one is. */
export function useClientAddress(clientId: string, search: ClientSearch) {
  const navigate = useNavigate();
  return {
    go: (changed: ClientSearch) =>
      void navigate({
        to: '/manager/clients/$clientId',
        params: { clientId },
        search: { ...search, ...changed },
        ...{ replace: true, resetScroll: false },
      }),
    hrefOf: (changed: ClientSearch) =>
      `/manager/clients/${clientId}${stringifySearch({ ...search, ...changed })}`,
  };
}
