import { createContext, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';
import { useShellSlots } from '../shell/shell-slots.ts';
import { useIsPhone } from '../theme/use-is-phone.ts';

const SlotContext = createContext<HTMLElement | null>(null);

/** Where a DetailPage shows the verbs of its open tab. */
export const TabActionsSlot = SlotContext.Provider;

type TabActionsProps = {
  children: ReactNode;
  /** In the phone's top bar. */
  phone?: ReactNode;
};

/** The verbs of a tab, at the right of its page's title; drawn by the tab, which knows them. */
export function TabActions({ children, phone }: TabActionsProps) {
  const slot = use(SlotContext);
  const end = useShellSlots()?.end;
  const isPhone = useIsPhone();
  const place = isPhone ? end : slot;
  return place && createPortal(isPhone ? phone : children, place);
}
