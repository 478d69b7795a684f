import type { BuildEnvironmentOptions } from 'vite';

// Compiled whole while it arrives, beside the page's own thread; else every function is compiled when it is first called.
const AT_ONCE = /^(index|frameworks|lists|details|daily-activity)$/;

// React, router and queries, and not what only lists in parts or whoever has last-read data kept need.
const FRAMEWORKS =
  /node_modules[\\/](react|react-dom|scheduler)[\\/]|node_modules[\\/]@tanstack[\\/](?!react-table|table|react-virtual|virtual|(query-core|react-query)[\\/].*(hydration|queriesObserver|infiniteQueryObserver|useQueries|useInfiniteQuery))|rolldown[\\/]runtime/;
// The list of projects, with which most days begin, and what it and so every list is made of: one request.
const LISTS = /routes[\\/]_app[\\/]manager[\\/]projects[\\/]index\.tsx\?tsr-split/;
// What the other pages of every day have in common: small modules that would each be a request.
const DETAILS =
  /web[\\/]src[\\/](ui[\\/](list|table|state|action|page|card|display)|platform[\\/](list|format)|features[\\/](choices[\\/]queries|(projects|activity)[\\/].*\b(queries|messages|use-elapsed)\b|projects[\\/]components[\\/](list-|status|burn|flagged|total-time)))|@tanstack[\\/](query-core|react-query)[\\/]|contract[\\/]src[\\/](activity|choices|projects[\\/](calendar|endpoints|shapes|states)\b)/;
// The same of forms and dialogs.
const FORMS =
  /web[\\/]src[\\/]ui[\\/](form|form-page|number|feedback|popover)[\\/]|node_modules[\\/]@mantine[\\/]/;
// What all other pages have in common: it arrives with the first of them.
const FURTHER =
  /web[\\/]src[\\/]features[\\/].*[\\/](queries|messages|status|list-\w+)\b|contract[\\/]src[\\/]/;

// How forms and the pages of features look: not needed before the first row of a list.
const FURTHER_LOOKS =
  /(features[\\/](?!projects[\\/]components[\\/](burn|flagged))|ui[\\/](form[\\/](?!field|checkbox)|form-page|number|chart|tour)|app[\\/](palette|help)|@mantine[\\/](dates|core[\\/]styles)).*\.css$/;

/** How the bundle is cut: few requests, and layers that stay in the cache; each takes what it needs along and only leans on those above it. */
export const chunks: BuildEnvironmentOptions['rolldownOptions'] = {
  // The contract only declares: what a page doesn't use of it falls away.
  treeshake: {
    moduleSideEffects: [{ test: /contract[\\/]src[\\/]|node_modules[\\/]big\.js[\\/]/, sideEffects: false }],
  },
  output: {
    postBanner: ({ name }) => (AT_ONCE.test(name) ? '//# allFunctionsCalledOnLoad\n' : ''),
    codeSplitting: {
      groups: [
        // Its only use in the first load falls away: shapes aren't read in the browser.
        { name: 'decimals', test: /node_modules[\\/]big\.js[\\/]/, priority: 7 },
        // In one: a browser asks for six files at a time, and each costs a slow network half a second.
        { name: 'frameworks', test: FRAMEWORKS, priority: 6 },
        { name: 'further-looks', test: FURTHER_LOOKS, priority: 5.1 },
        { name: 'base', tags: ['$initial'], priority: 5 },
        { name: 'lists', test: LISTS, priority: 3 },
        { name: 'details', test: DETAILS, minShareCount: 2, priority: 2.5 },
        { name: 'forms', test: FORMS, minShareCount: 2, priority: 2 },
        { name: 'further', test: FURTHER, minShareCount: 2, priority: 1 },
        { name: 'icons', test: /@tabler[\\/]icons-react/, minShareCount: 3, priority: 0 },
      ],
    },
  },
};
