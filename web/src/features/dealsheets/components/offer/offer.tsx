import type { Dealsheet } from '#contract/dealsheets/shapes.ts';
import { CardGrid, CardStack } from '../../../../ui/page/dashboard-page.tsx';
import { PresetOfDeal } from '../preset/preset-of-deal.tsx';
import { DemandCard } from './demand-card.tsx';
import { LinesCard } from './lines-card.tsx';
import { ExpensesCard, PhasesCard } from './parts-cards.tsx';
import { SoldCard } from './sold-card.tsx';
import { SumsCard } from './sums-card.tsx';
import { TermsCard } from './terms-card.tsx';

/** What a deal offers, as its newest revision says it; of a won one, what became of it comes first. */
export default function Offer({ deal }: { deal: Dealsheet }) {
  const { current, project } = deal;
  return (
    <CardStack>
      {project && <SoldCard deal={deal} />}
      {project && <DemandCard project_id={project.id} />}
      <LinesCard revision={current} />
      <PhasesCard revision={current} />
      <ExpensesCard revision={current} />
      <CardGrid columns="two">
        <SumsCard revision={current} />
        <TermsCard deal={deal} />
      </CardGrid>
      <PresetOfDeal deal={deal} />
    </CardStack>
  );
}
