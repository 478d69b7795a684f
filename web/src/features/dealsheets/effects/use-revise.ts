import { useRouter } from '@tanstack/react-router';
import type { Dealsheet } from '#contract/dealsheets/shapes.ts';
import type { DealsheetStatus } from '#contract/dealsheets/states.ts';
import { question } from '../../../ui/feedback/question/question.ts';
import { t } from '../components/steps/messages.ts';
import { DEALSHEETS } from './list-address.ts';

const FOLLOWS: Partial<Record<DealsheetStatus, string>> = {
  ...{ submitted: t('fork_submitted'), approved: t('fork_approved'), sent: t('fork_sent') },
};

/** True of a dealsheet whose offer isn't changed in place: what is saved of it becomes a revision. */
export const forks = ({ status }: Pick<Dealsheet, 'status'>): boolean => status !== 'draft';

/** Says what becomes of a revision that is changed, and asks whether that is meant. */
export const askToFork = ({ status, revision }: Dealsheet): Promise<boolean> => {
  const next = revision + 1;
  const follows = FOLLOWS[status];
  return question.confirm({
    ask: t('fork_ask', { next }),
    note: [t('fork_note', { revision, next }), ...(follows ? [follows] : [])],
  });
};

/** Leads to the form of the offer; where that forks a revision, this is said and asked first. */
export function useRevise() {
  const { history } = useRouter();
  return async (deal: Dealsheet) => {
    if (!forks(deal) || (await askToFork(deal))) history.push(`${DEALSHEETS}/${deal.id}/edit`);
  };
}
