import type pg from 'pg';
import { nextMoment } from '../../features/executive/rules/next-moment.ts';
import { DEMO_ACCOUNTS } from '../demo/accounts.ts';
import { insert } from '../demo/insert.ts';
import { idOf } from '../demo/random.ts';

const AS_A_RULE = { timezone: 'Europe/London', weekday: 1, month_day: 1, at: '07:30', currency: 'GBP' };

/** The group's executive gets the figures on Mondays; those of the year, at the end of a month, are paused. */
export const seedFiguresByMail = async (client: pg.Client, now: Date): Promise<void> => {
  const recipient = DEMO_ACCOUNTS.find(({ role }) => role === 'executive')?.sub;
  const weekly = { ...AS_A_RULE, rhythm: 'weekly' as const };
  await insert(client, 'executive_mails', [
    {
      ...{ recipient, id: idOf('figures by mail', 'weekly'), ...weekly, period: 'month', paused: false },
      next_at: nextMoment(weekly, now).toISOString(),
      ...{ created_at: now, updated_at: now, version: 1 },
    },
    {
      ...{ recipient, id: idOf('figures by mail', 'monthly'), ...AS_A_RULE, rhythm: 'monthly' },
      ...{ period: 'year', month_day: -1, at: '18:00', paused: true, next_at: null },
      ...{ created_at: now, updated_at: now, version: 1 },
    },
  ]);
};
