import type { Tour } from '#contract/users/tours.ts';
import { t } from '../messages.ts';

/** What a tour is called and what it is about. */
export const tourWords = (tour: Tour): { name: string; about: string } => {
  if (tour === 'daily-activity') return { name: t('daily'), about: t('daily_about') };
  if (tour === 'projects') return { name: t('projects'), about: t('projects_about') };
  return { name: t('welcome'), about: t('welcome_about') };
};
