import { createContext, use } from 'react';

/** How the person writes dates: a BCP 47 locale and the first day of the week, 0 = Sunday. */
export type UiHabits = { locale: string; weekStart: number };

const HabitsContext = createContext<UiHabits>({ locale: 'en-GB', weekStart: 1 });

export const UiHabitsProvider = HabitsContext.Provider;

/** How the person writes dates. */
export function useUiHabits(): UiHabits {
  return use(HabitsContext);
}
