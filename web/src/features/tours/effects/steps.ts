import type { Tour } from '#contract/users/tours.ts';
import type { TourStep } from '../../../ui/tour/tour-box.tsx';
import { t } from '../messages.ts';

/** Most steps of a tour. */
export const MOST_STEPS = 5;
/** Elements that steps point at carry this attribute, unless a link says enough. */
const marked = (name: string) => `[data-tour="${name}"]`;
const link = (end: string) => `nav a[href$="${end}"]`;

/** What each step points at: the first of these that is in sight. */
const TARGETS = {
  organization: marked('organization'),
  pages: marked('pages'),
  palette: marked('palette'),
  help: marked('help'),
  more: marked('more'),
  timer: marked('timer'),
  add: marked('add'),
  week: marked('week'),
  submit: marked('submit'),
  views: `${marked('views')} nav`,
  filters: marked('filters'),
  new: 'main a[href="/manager/projects/new"]',
  imports: link('/manager/projects/import'),
  activity: link('/daily-activity'),
  team: link('/team'),
  audit: link('/audit'),
  clients: link('/manager/clients'),
  services: link('/manager/service-types'),
  policy: link('/admin/policy'),
} as const;

type StepName = keyof typeof TARGETS;

/** The steps of each tour in the order of their weight: the first that are there are shown. */
const STEPS: Readonly<Record<Tour, readonly StepName[]>> = {
  member: ['timer', 'add', 'submit', 'palette', 'help', 'more'],
  coordinator: ['views', 'filters', 'activity', 'palette', 'help', 'more'],
  manager: ['views', 'new', 'imports', 'palette', 'help', 'more'],
  director: ['views', 'new', 'audit', 'palette', 'help', 'more'],
  owner: ['organization', 'team', 'audit', 'palette', 'help', 'more'],
  executive: ['organization', 'views', 'filters', 'palette', 'help', 'more'],
  admin: ['clients', 'services', 'policy', 'palette', 'help', 'more'],
  'daily-activity': ['timer', 'add', 'week', 'submit'],
  projects: ['views', 'filters', 'new', 'imports'],
};

/** The page that a tour is about; only there it starts. */
export const pageOf = (tour: Tour): string =>
  tour === 'member' || tour === 'daily-activity' ? '/daily-activity' : '/manager/projects';

/** The steps of a tour whose elements are in sight now, at most five. */
export const stepsInSight = (tour: Tour): readonly TourStep[] =>
  STEPS[tour]
    .filter((name) => inSight(name))
    .slice(0, MOST_STEPS)
    .map((name) => ({ title: t(name), text: t(`${name}_text`), find: () => inSight(name) }));

const inSight = (name: StepName): Element | undefined =>
  [...document.querySelectorAll(TARGETS[name])].find((element) => element.checkVisibility());
