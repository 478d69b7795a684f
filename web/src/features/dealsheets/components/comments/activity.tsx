import type { Dealsheet } from '#contract/dealsheets/shapes.ts';
import { CardStack } from '../../../../ui/page/dashboard-page.tsx';
import { CommentsCard } from './comments-card.tsx';

/** What was said of a deal. */
export default function Activity({ deal }: { deal: Dealsheet }) {
  return (
    <CardStack>
      <CommentsCard dealsheet_id={deal.id} />
    </CardStack>
  );
}
