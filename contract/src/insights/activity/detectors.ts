import type { TimeDetector } from '../detecting.ts';
import { daysAlike, entriesTwice, writtenAtOnce } from './copies.ts';
import { durations } from './durations.ts';
import { longDays, unusualDays } from './long-days.ts';
import { missingDays } from './missing-days.ts';
import { notes } from './notes.ts';
import { oddHours } from './odd-hours.ts';
import { onProjects, outsideEmployment } from './outside.ts';
import { overlaps } from './overlaps.ts';
import { projectShares } from './project-shares.ts';
import { unassigned } from './unassigned.ts';

/** Everything that looks at logged time, in the order of the run's log. */
export const TIME_DETECTORS: readonly TimeDetector[] = [
  missingDays,
  overlaps,
  longDays,
  outsideEmployment,
  unusualDays,
  oddHours,
  projectShares,
  daysAlike,
  writtenAtOnce,
  notes,
  durations,
  entriesTwice,
  unassigned,
  onProjects,
];
