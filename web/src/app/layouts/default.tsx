import { Outlet } from '@tanstack/react-router';

/** The application's frame. */
export function DefaultLayout() {
  return <Outlet />;
}
