import { t } from './messages.ts';

interface Waiting {
  readonly title: string;
  /** What will stand there. */
  readonly note: string;
  /** Places of the drawer to go on to: the first that the person may open. */
  readonly ways: readonly string[];
}

const page = (title: string, note: string, ...ways: string[]): Waiting => ({ title, note, ways });

/** Pages of the specification that hold nothing yet. */
const PAGES = {
  dashboard: page(t('dashboard'), t('dashboard_note'), 'projects', 'daily-activity'),
} as const satisfies Record<string, Waiting>;

/** Such a page, by name. */
export type WaitingPageName = keyof typeof PAGES;

/** What is known of such a page. */
export const waitingPage = (name: WaitingPageName): Waiting => PAGES[name];
