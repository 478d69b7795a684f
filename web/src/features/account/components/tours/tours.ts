import type { Tour } from '#contract/users/tours.ts';
import { t } from './messages.ts';

/** A tour in words: steps in order, and the page that it is about. */
export interface TourWords {
  readonly name: string;
  readonly about: string;
  readonly steps: readonly { readonly title: string; readonly text: string }[];
  /** Null for the frame around every page. */
  readonly href: string | null;
}

/** The words of every tour. */
export const TOUR_WORDS: Readonly<Record<Tour, TourWords>> = {
  welcome: {
    name: t('welcome'),
    about: t('welcome_about'),
    steps: [
      { title: t('welcome_1'), text: t('welcome_1_text') },
      { title: t('welcome_2'), text: t('welcome_2_text') },
      { title: t('welcome_3'), text: t('welcome_3_text') },
    ],
    href: null,
  },
  'daily-activity': {
    name: t('activity'),
    about: t('activity_about'),
    steps: [
      { title: t('activity_1'), text: t('activity_1_text') },
      { title: t('activity_2'), text: t('activity_2_text') },
      { title: t('activity_3'), text: t('activity_3_text') },
    ],
    href: '/daily-activity',
  },
  projects: {
    name: t('projects'),
    about: t('projects_about'),
    steps: [
      { title: t('projects_1'), text: t('projects_1_text') },
      { title: t('projects_2'), text: t('projects_2_text') },
      { title: t('projects_3'), text: t('projects_3_text') },
    ],
    href: '/manager/projects',
  },
};
