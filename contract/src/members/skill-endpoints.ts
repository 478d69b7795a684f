import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../shapes.ts';
import { memberSkill, memberSkills } from './skills.ts';

const params = z.object({ member_id: id });
const place = '/members/:member_id/skills';

/** What a person of the team is able to do. */
export const readSkills = endpoint({
  method: 'GET',
  path: place,
  summary: 'Read the skills of a person',
  access: { scope: 'organization', object: '/members', action: 'read' },
  params,
  response: memberSkills,
});

/**
 * Says all that a person of the team is able to do: what isn't named is gone. `version` is the person's as it was read: 412 where it is
 * another one by now. Rule: `skill-twice`, however it is written.
 */
export const replaceSkills = endpoint({
  method: 'PUT',
  path: place,
  summary: 'Replace the skills of a person',
  access: { scope: 'organization', object: '/members', action: 'write' },
  params,
  body: z.object({ version: z.int(), skills: z.array(memberSkill).max(50, 'Use at most 50 skills.') }),
  response: memberSkills,
});

/** What oneself is able to do, as the team's owners keep it; 404 for somebody from outside the team. */
export const readOwnSkills = endpoint({
  method: 'GET',
  path: '/daily-activity/skills',
  summary: 'Read my skills',
  access: { scope: 'organization', object: '/daily-activity', action: 'list' },
  response: memberSkills,
});

/** How many names of skills are suggested at most. */
export const MOST_SKILL_NAMES = 500;

/** Names of skills that people have or service types ask for, each once, however it is written. */
export const listSkillNames = endpoint({
  method: 'GET',
  path: '/members/skill-names',
  summary: 'List names of skills in use',
  access: { scope: 'organization', object: '/members', action: 'read' },
  response: z.object({ names: z.array(z.string()).max(MOST_SKILL_NAMES) }),
});
