import type { Dealsheet } from '#contract/dealsheets/shapes.ts';
import { PresetCard } from '../../../applying/components/preset-card.tsx';
import { usePresetOfDeal } from '../../effects/use-preset-of-deal.ts';

/** From which preset a deal is made, what of its newest revision differs from it, and of a draft what the next one would change. */
export const PresetOfDeal = ({ deal }: { deal: Dealsheet }) => <PresetCard to={usePresetOfDeal(deal)} />;
