export { measuredPlans } from './reactions/measuring.ts';
