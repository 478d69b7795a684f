import { notFound } from '#contract/errors.ts';
import * as endpoints from '#contract/members/endpoints.ts';
import * as offboarding from '#contract/members/offboarding.ts';
import * as skills from '#contract/members/skill-endpoints.ts';
import type { Api } from '../../platform/api.ts';
import { route } from '../../platform/route.ts';
import { createMember } from './commands/create-member.ts';
import { keepMember } from './commands/keep-member.ts';
import { offboardMember } from './commands/offboard-member.ts';
import { removeMember } from './commands/remove-member.ts';
import { replaceDottedLines } from './commands/replace-dotted-lines.ts';
import { replaceSkills } from './commands/replace-skills.ts';
import { updateMember } from './commands/update-member.ts';
import { readOffboarding } from './queries/leaving.ts';
import { listMembers } from './queries/list-members.ts';
import { listDepartmentNames, listSkillNames, readMember, readSkills } from './queries.ts';

/** The people of an organization's team; their roles are the feature `grants`. */
export const registerMembers = (api: Api): void => {
  route(api, endpoints.listMembers, (context, { query }) => listMembers(context, query));
  route(api, endpoints.listDepartmentNames, async (context) => ({
    names: await listDepartmentNames(context),
  }));
  route(api, endpoints.readMember, (context, { params }) => readMember(context, params.member_id));
  route(api, endpoints.updateMember, async (context, { params, body }) => {
    await updateMember(context, params.member_id, body);
    return readMember(context, params.member_id);
  });
  route(api, endpoints.createMember, async (context, { body }) =>
    readMember(context, await createMember(context, body)),
  );
  route(api, endpoints.replaceDottedLines, async (context, { params, body }) => {
    await replaceDottedLines(context, params.member_id, body);
    return readMember(context, params.member_id);
  });
  route(api, endpoints.removeMember, async (context, { params }) => {
    await removeMember(context, params.member_id);
    return undefined;
  });
  registerSkills(api);
  registerLeaving(api);
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

const registerLeaving = (api: Api): void => {
  route(api, offboarding.readOffboarding, (context, { params, query }) =>
    readOffboarding(context, params.member_id, query.last_day),
  );
  route(api, offboarding.offboardMember, async (context, { params, body }) => {
    await offboardMember(context, params.member_id, body);
    return readMember(context, params.member_id);
  });
  route(api, offboarding.keepMember, async (context, { params }) => {
    await keepMember(context, params.member_id);
    return undefined;
  });
};
