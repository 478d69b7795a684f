/** How other rooms write what comes of an opportunity: they hold it, and name its dealsheet there. */
export { type HeldOpportunity, holdOpportunity } from './writing/hold-opportunity.ts';
export { nameDealsheet } from './writing/name-dealsheet.ts';
