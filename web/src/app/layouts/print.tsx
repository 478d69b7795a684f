import { Outlet } from '@tanstack/react-router';

/** A page for paper: nothing around it. Screens bring the sheet itself (`ui/page/print-page.tsx`). */
export function PrintLayout() {
  return <Outlet />;
}
