import { lazy, Suspense } from 'react';
import type { Target } from '#contract/calculator/inputs.ts';
import { CardGrid } from '../../../../ui/page/dashboard-page.tsx';
import { SkeletonRows } from '../../../../ui/state/skeleton.tsx';
import type { Bind } from '../../effects/binding.ts';
import type { LiveCalculation } from '../../effects/use-calculation.ts';
import { useLatest } from '../../effects/use-latest.ts';
import { useSettled } from '../../effects/use-settled.ts';
import { PhasesCard } from './phases-card.tsx';
import { SolveCard } from './solve-card.tsx';
import { TotalsCard } from './totals-card.tsx';

const WaterfallCard = lazy(() => import('./waterfall-card.tsx'));
const SensitivityCard = lazy(() => import('./sensitivity-card.tsx'));

export type ResultsPanelProps = {
  live: LiveCalculation;
  /** As it is typed. */
  target: Target;
  onTarget: (target: Target) => void;
  bind: Bind;
};

/** What a calculation comes to below its lines: sums, solving, waterfall, phases and sensitivity. Nothing while it can't be counted. */
export function ResultsPanel({ live, target, onTarget, bind }: ResultsPanelProps) {
  // Charts, solving and sensitivities take longer than a key may: they follow when somebody pauses.
  const settled = useSettled(live);
  const put = useLatest(onTarget);
  if (!live.results) return null;
  const { counted, results, rates } = settled.results ? settled : live;
  if (!results) return null;
  return (
    <>
      <CardGrid columns="two">
        <TotalsCard calculation={live.counted} results={live.results} />
        <SolveCard {...{ target, rates, bind }} calculation={counted} onTarget={put} />
      </CardGrid>
      <Suspense fallback={<SkeletonRows rows={4} />}>
        <CardGrid columns="two">
          <WaterfallCard results={results} />
          <SensitivityCard calculation={counted} rates={rates} />
        </CardGrid>
      </Suspense>
      <PhasesCard results={results} />
    </>
  );
}
