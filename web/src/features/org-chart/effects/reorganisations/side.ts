import { useSyncExternalStore } from 'react';
import { useIsPhone } from '../../../../ui/theme/use-is-phone.ts';
import type { ChartSearch } from '../address.ts';

/** What of a reorganisation is in sight. */
export type Side = 'drafted' | 'today' | 'both' | 'moves';

const roomy = '(min-width: 1200px)';

const subscribe = (notify: () => void) => {
  const query = window.matchMedia(roomy);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
};

/** What can be shown where there is so much room, and what the address asks for of it. */
export function useSide({ side }: ChartSearch, isDraft: boolean): { side: Side; sides: readonly Side[] } {
  const isPhone = useIsPhone();
  const isRoomy = useSyncExternalStore(subscribe, () => window.matchMedia(roomy).matches);
  const beside: Side[] = isDraft
    ? isRoomy
      ? ['drafted', 'today', 'both']
      : ['drafted', 'today']
    : ['drafted'];
  const sides: Side[] = isPhone ? [...beside, 'moves'] : beside;
  return { sides, side: sides.find((one) => one === side) ?? 'drafted' };
}
