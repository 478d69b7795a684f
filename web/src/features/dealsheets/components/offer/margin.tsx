import { lazy, Suspense } from 'react';
import type { DealsheetRevision } from '#contract/dealsheets/shapes.ts';
import { CardGrid, CardStack } from '../../../../ui/page/dashboard-page.tsx';
import { SkeletonRows } from '../../../../ui/state/skeleton.tsx';
import { PhasesCard } from '../../../calculation/components/results/phases-card.tsx';
import { ResultFigures } from '../../../calculation/components/results/result-figures.tsx';
import { TotalsCard } from '../../../calculation/components/results/totals-card.tsx';
import { useCalculation } from '../../../calculation/effects/use-calculation.ts';

const WaterfallCard = lazy(() => import('../../../calculation/components/results/waterfall-card.tsx'));

/** How a revision's price becomes its margin, each figure with how it comes about: as it was counted when it was saved. */
export default function Margin({ revision }: { revision: DealsheetRevision }) {
  const { content, results, rates } = revision;
  const { counted: calculation } = useCalculation(content, { results, rates });
  return (
    <CardStack>
      <ResultFigures calculation={calculation} results={results} />
      <CardGrid columns="two">
        <Suspense fallback={<SkeletonRows rows={8} />}>
          <WaterfallCard results={results} />
        </Suspense>
        <TotalsCard calculation={calculation} results={results} />
      </CardGrid>
      <PhasesCard results={results} />
    </CardStack>
  );
}
