import { lazyRouteComponent } from '@tanstack/react-router';
import type { WaitingPageName } from './pages.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    title?: string;
    /** The page holds nothing yet: it is found by its address alone, not in the drawer nor the palette. */
    waiting?: WaitingPageName;
  }
}

const component = lazyRouteComponent(() => import('./waiting-page.tsx'), 'WaitingPage');

/** What the route of such a page is made of; its guard and its layout are already those of the page to come. */
export const waiting = (page: WaitingPageName) => ({ component, staticData: { waiting: page } });
