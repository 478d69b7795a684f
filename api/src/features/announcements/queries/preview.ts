import type { previewAudience as endpoint } from '#contract/announcements/endpoints.ts';
import type { Audience, AudiencePreview } from '#contract/announcements/shapes.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import type { Context } from '../../../platform/context.ts';
import { readModes } from '../../notifications/queries.ts';
import { requireAudience, tidied } from '../rules/audience.ts';
import { type AudiencePlace, listAudience, listWithoutAccount } from './audience.ts';

/** So many names are shown. */
const SAMPLE = 10;
/** So many people are asked for at once. */
const AT_ONCE = 2_000;

/** Who would be told now, and how: the same people whom sending tells. Ends in the organization of the request. */
export const previewAudience = async (
  context: Context,
  { organizations, ...chosen }: Audience,
): Promise<AudiencePreview> => {
  const told = new Map<string, string>();
  const without = new Set<string>();
  const reach = { 'web-push': noneYet(), email: noneYet() };
  for (const organization of organizations) {
    const place = { db: (await context.enter(organization)).db, organization };
    for await (const rows of audienceOf(place, chosen)) {
      const others = rows.filter(({ sub }) => !told.has(sub));
      const modes = await readModes({ ...place, now: context.now }, others.map(subjectOf), {
        ...{ type: 'announcement.sent', project: projectOf(chosen) },
      });
      for (const { sub, name } of others) {
        const wanted = modes.get(sub);
        if (!wanted) {
          without.add(sub);
          continue;
        }
        told.set(sub, name);
        reach['web-push'][wanted['web-push']] += 1;
        reach.email[wanted.email] += 1;
      }
    }
    for (const address of await listWithoutAccount(place, chosen)) without.add(address);
  }
  await context.enter(context.organization);
  return {
    people: told.size,
    without_account: without.size,
    sample: [...told.values()].toSorted((one, other) => one.localeCompare(other, 'en')).slice(0, SAMPLE),
    reach: [
      { channel: 'web-push', ...reach['web-push'] },
      { channel: 'email', ...reach.email },
    ],
  };
};

/** The same for an audience as the address names it; without an organization, of that of the request. Throws 403 and 404. */
export const requirePreview = async (
  context: Context,
  { organization = [context.organization], role = [], project = [], person }: QueryOf<typeof endpoint>,
): Promise<AudiencePreview> => {
  const audience = tidied({ organizations: organization, roles: role, projects: project, people: person });
  await requireAudience(context, audience, { organizations: 'organization', projects: 'project' });
  return previewAudience(context, audience);
};

/** The project that it is about, for whoever has muted it; none where it is about several. */
export const projectOf = ({ projects }: Pick<Audience, 'projects'>): string | null =>
  projects.length === 1 ? (projects[0] ?? null) : null;

const noneYet = () => ({ instant: 0, digest: 0, off: 0 });
const subjectOf = ({ sub }: { readonly sub: string }): string => sub;

async function* audienceOf(place: AudiencePlace, chosen: Omit<Audience, 'organizations'>) {
  for (let after = ''; ; ) {
    const rows = await listAudience(place, chosen, { after, most: AT_ONCE });
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return;
    after = last.sub;
  }
}
