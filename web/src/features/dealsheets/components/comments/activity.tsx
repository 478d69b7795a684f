import type { Dealsheet } from '#contract/dealsheets/shapes.ts';
import { CardStack } from '../../../../ui/page/dashboard-page.tsx';
import { HistoryCard } from '../history/history-card.tsx';
import { CommentsCard } from './comments-card.tsx';

/** What was said of a deal, and what happened to it. */
export default function Activity({ deal }: { deal: Dealsheet }) {
  return (
    <CardStack>
      <CommentsCard dealsheet_id={deal.id} />
      <HistoryCard deal={deal} />
    </CardStack>
  );
}
