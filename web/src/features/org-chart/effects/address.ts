import { day, oneOf, searchParameters, several, text, whole } from '../../../platform/search.ts';

/** How the chart is shown where there is room; phones have the list. */
export const CHART_VIEWS = ['chart', 'list'] as const;
/** What of a reorganisation is shown: today, or both beside each other where there is room; a phone has its moves instead. */
export const SIDES = ['today', 'both', 'moves'] as const;
/** In the address for the list of reorganisations. */
export const ALL_DRAFTS = 'list';
/** What cards are coloured by. */
export const COLOURINGS = ['department', 'span', 'layer'] as const;
/** What cards are coloured by. */
export type Colouring = (typeof COLOURINGS)[number];

const OFF = oneOf(['off']);

/**
 * Everything that the chart's address holds: `department` = names, `root` = whose branch alone is shown, `zoom` in percent, `layers` = how many
 * are open, `card` = the person or position that is looked at, `draft` = the reorganisation that is shown, or their list.
 */
export const chartSearch = searchParameters({
  view: oneOf(CHART_VIEWS),
  day,
  department: several(text),
  dotted: OFF,
  vacancies: OFF,
  colour: oneOf(COLOURINGS),
  root: text,
  zoom: whole,
  layers: whole,
  card: text,
  draft: text,
  side: oneOf(SIDES),
});

/** Everything that the chart's address holds, read. */
export type ChartSearch = ReturnType<typeof chartSearch>;

/** The reorganisation that an address shows; undefined for the chart itself. */
export const draftOf = ({ draft }: ChartSearch): string | undefined =>
  draft === ALL_DRAFTS ? undefined : draft;

/** In the address for people without a department. */
export const NO_DEPARTMENT = '-';
