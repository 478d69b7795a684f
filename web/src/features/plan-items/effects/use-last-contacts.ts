import { useQuery } from '@tanstack/react-query';
import type { PlanItem } from '#contract/plan-items/items.ts';
import { type Format, useFormat } from '../../../platform/format/use-format.ts';
import { t } from '../components/stakeholders/messages.ts';
import { lastContacts } from '../queries.ts';
import type { PlanHere } from './forms/use-wording.ts';

/** When somebody was talked to last, in words; empty before it is known. */
export type ContactWord = (stakeholder: PlanItem<'stakeholder'>) => string;

/** When each stakeholder was talked to last and who logged it, as logged activity says. */
export function useLastContacts({ id }: PlanHere, enabled: boolean): ContactWord {
  const format = useFormat();
  const { data } = useQuery({ ...lastContacts(id), enabled });
  return ({ id: of }) => {
    const found = data?.data.find(({ stakeholder_id }) => stakeholder_id === of);
    if (!data) return '';
    return found
      ? t('last_contact', { day: dayWord(found.on, format), name: found.by.name })
      : t('no_contact');
  };
}

const dayWord = (day: string, format: Format): string =>
  format.day(day, day.slice(0, 4) === format.today().slice(0, 4) ? 'short' : 'day');
