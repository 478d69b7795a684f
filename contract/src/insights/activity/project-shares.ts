import { addDays } from '../../activity/rules.ts';
import type { TimeDetector, TimeNames, TimePerson } from '../detecting.ts';
import { numbered, percentOf } from '../values.ts';
import { eachDay, weeksBy } from './each-day.ts';
import { projectLink } from './links.ts';
import { medianOf } from './long-days.ts';
import { type Pile, Piles } from './piles.ts';
import { dayRow, findingOf, ownDays, personSubject } from './told.ts';

/** Six weeks with some hours tell how somebody's work is shared out. */
const LEAST_WEEKS = 6;
const LEAST_WEEK_S = 8 * 3_600;
/** So many points above the usual share, and beyond three times the usual distance from it, stand out. */
const POINTS = 50;
/** More weeks than one of eight are a new task, and no surprise. */
const ONE_OF = 8;

interface Week {
  readonly from: string;
  seconds: number;
  readonly byProject: Map<string, number>;
}

/** A week on a project that is far from somebody's own habit: the whole of it on what otherwise is a small part. */
export const projectShares: TimeDetector = {
  ...{ name: 'project-shares', kinds: ['project-unlike-habit'] },
  begin: (place, names) =>
    eachDay((person) => {
      const weeks: Week[] = [];
      const weekOf = weeksBy(place.week_start);
      return {
        day: (day, rows) => {
          const from = weekOf(day);
          const last = weeks.at(-1);
          const week = last?.from === from ? last : { from, seconds: 0, byProject: new Map() };
          if (week !== last) weeks.push(week);
          for (const { project_id, seconds } of rows) {
            week.seconds += seconds;
            if (project_id !== null)
              week.byProject.set(project_id, (week.byProject.get(project_id) ?? 0) + seconds);
          }
        },
        end: () => {
          const full = weeks.filter(({ seconds }) => seconds >= LEAST_WEEK_S);
          if (full.length < LEAST_WEEKS) return [];
          const projects = new Set(full.flatMap(greatParts));
          return [...projects].toSorted().flatMap((project) => {
            const { usual, unlike } = unlikeWeeks(full, project);
            const piles = new Piles();
            for (const { from, share, seconds } of unlike) {
              const values = [numbered('share', 'percent', share), numbered('time', 'seconds', seconds)];
              piles.put({
                ...{ day: from, weight: share - usual, id: from },
                row: () => ({
                  ...dayRow({ place, person }, from, values),
                  link: projectLink(project, { from, to: addDays(from, 6) }, { member_id: person.id }),
                }),
              });
            }
            return piles
              .all()
              .map((pile) => unlikeHabit({ names, person, project, usual, weeks: full.length }, pile));
          });
        },
      };
    }),
};

/** The projects that took so much of a week that it may stand out: at most two. */
const greatParts = ({ seconds, byProject }: Week): string[] =>
  [...byProject].flatMap(([project, own]) => (percentOf(own, seconds) >= POINTS ? [project] : []));

interface UnlikeHabit {
  readonly names: TimeNames;
  readonly person: TimePerson;
  readonly project: string;
  /** Per cent of somebody's weeks. */
  readonly usual: number;
  readonly weeks: number;
}

const unlikeHabit = ({ names, person, project, usual, weeks }: UnlikeHabit, pile: Pile) => {
  const subject = { type: 'project' as const, id: project, name: names.projects.get(project)?.name ?? '' };
  return findingOf(personSubject(person), pile, {
    ...{ kind: 'project-unlike-habit', formula: 'share-against-usual', severity: 'low' },
    confidence: ownDays(weeks * 5, LEAST_WEEKS * 5),
    values: [
      { code: 'project', is: { unit: 'reference', value: subject } },
      numbered('share', 'percent', pile.most + usual),
      numbered('usual', 'percent', usual),
      numbered('weeks', 'count', weeks),
    ],
    link: projectLink(project, { from: pile.from, to: addDays(pile.to, 6) }, { member_id: person.id }),
    ...{ about: [subject], part: project },
  });
};

const unlikeWeeks = (weeks: readonly Week[], project: string) => {
  const all = weeks.map(({ from, seconds, byProject }) => {
    const own = byProject.get(project) ?? 0;
    return { from, seconds: own, share: percentOf(own, seconds) };
  });
  const usual = medianOf(all.map(({ share }) => share));
  const spread = medianOf(all.map(({ share }) => Math.abs(share - usual)));
  const unlike = all.filter(({ share }) => share >= usual + Math.max(POINTS, 3 * spread));
  return { usual, unlike: unlike.length <= Math.max(1, Math.floor(weeks.length / ONE_OF)) ? unlike : [] };
};
