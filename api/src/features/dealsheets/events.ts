/** How other rooms begin a deal, and take that back. */
export { archiveDealsheet } from './commands/archive-dealsheet.ts';
export { createDealsheet } from './commands/create-dealsheet.ts';
