import type { Reactions } from '../../platform/reactions.ts';
import { tellGiven } from './reactions/follow-ups.ts';
import { tellDisputed, tellWaiting } from './reactions/handovers.ts';
import { tellOpened, tellReopened } from './reactions/incidents.ts';
import { tellMentioned } from './reactions/mentions.ts';

export { overdueFollowUps } from './reactions/follow-ups.ts';
export { waitingHandovers } from './reactions/handovers.ts';
export { unacknowledgedIncidents } from './reactions/incidents.ts';
export { missingHandovers, overdueHandovers } from './reactions/late-handovers.ts';

/** What ops-logs tell people (decision 132). */
export const opsLogReactions: Reactions = {
  'ops_log_entry.added': [tellOpened, tellGiven, tellMentioned],
  'ops_log_entry.corrected': [tellOpened, tellMentioned],
  'ops_log_entry.moved': [tellReopened, tellWaiting, tellDisputed],
};
