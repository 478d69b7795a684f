import { searchParameters, several, text } from '../../../platform/search.ts';

/** Where the scenarios are listed. */
export const CALCULATOR = '/calculator';

/** The page of a scenario. */
export const scenarioHref = (id: string): string => `${CALCULATOR}/${id}`;

/** A scenario on paper. */
export const printHref = (id: string): string => `${CALCULATOR}/print?scenario=${id}`;

/** Scenarios side by side. */
export const compareHref = (ids: readonly string[]): string =>
  `${CALCULATOR}/compare?${ids.map((id) => `id=${id}`).join('&')}`;

/** How many are compared. */
export const COMPARED = { least: 2, most: 4 } as const;

/** Which scenarios the address of the comparison names. */
export const compareSearch = searchParameters({ id: several(text) });

/** Which scenario the address of the print names. */
export const printSearch = searchParameters({ scenario: text });

/** Which preset a new scenario begins from. */
export const newSearch = searchParameters({ preset: text });

/** The page of a dealsheet. */
export const dealsheetHref = (id: string): string => `/manager/dealsheets/${id}`;
