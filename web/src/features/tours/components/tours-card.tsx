import { Card } from '../../../ui/card/card.tsx';
import { t } from '../messages.ts';
import { TourRows } from './tour-rows.tsx';

/** The feature tours, seen or not, each to be taken again. */
export function ToursCard() {
  return (
    <Card title={t('title')} flush>
      <TourRows />
    </Card>
  );
}
