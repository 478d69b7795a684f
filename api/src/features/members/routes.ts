import { notFound } from '#contract/errors.ts';
import * as endpoints from '#contract/members/endpoints.ts';
import * as skills from '#contract/members/skill-endpoints.ts';
import type { Api } from '../../platform/api.ts';
import { route } from '../../platform/route.ts';
import { removeMember } from './commands/remove-member.ts';
import { replaceSkills } from './commands/replace-skills.ts';
import { updateMember } from './commands/update-member.ts';
import { listMembers, listSkillNames, readMember, readSkills } from './queries.ts';

/** The people of an organization's team; their roles are the feature `grants`. */
export const registerMembers = (api: Api): void => {
  route(api, endpoints.listMembers, (context, { query }) => listMembers(context, query));
  route(api, endpoints.readMember, (context, { params }) => readMember(context, params.member_id));
  route(api, endpoints.updateMember, async (context, { params, body }) => {
    await updateMember(context, params.member_id, body);
    return readMember(context, params.member_id);
  });
  route(api, endpoints.removeMember, async (context, { params }) => {
    await removeMember(context, params.member_id);
    return undefined;
  });
  registerSkills(api);
};

const registerSkills = (api: Api): void => {
  route(api, skills.listSkillNames, async (context) => ({ names: await listSkillNames(context) }));
  route(api, skills.readOwnSkills, (context) => {
    if (!context.member) throw notFound('person');
    return readSkills(context, context.member);
  });
  route(api, skills.readSkills, (context, { params }) => readSkills(context, params.member_id));
  route(api, skills.replaceSkills, async (context, { params, body }) => {
    await replaceSkills(context, params.member_id, body);
    return readSkills(context, params.member_id);
  });
};
