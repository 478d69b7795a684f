import type { z } from 'zod';
import { type PersonSettings, personSettings } from '#contract/users/settings.ts';
import type { CurrentUser } from '#contract/users/shapes.ts';
import { type FeatureTours, featureTours } from '#contract/users/tours.ts';
import type { OrganizationRow, UserRow } from './queries.ts';

/** A person as they see themselves, with the organization that they chose of those they may work in. */
export const presentUser = (user: UserRow, organizations: readonly OrganizationRow[]): CurrentUser => {
  const current = organizations.find(({ org_id }) => org_id === user.current_org_id);
  return {
    sub: user.sub,
    email: user.email,
    name: user.name,
    current_org: current ? { id: current.org_id, name: current.name, slug: current.slug } : null,
    feature_tours: presentTours(user.feature_tours),
    settings: presentSettings(user.settings),
  };
};

const presentSettings = (kept: unknown): PersonSettings => soundParts(personSettings, kept);

const presentTours = (kept: unknown): FeatureTours => soundParts(featureTours, kept);

/** What was kept by another version, and isn't known any more, is as good as missing. */
const soundParts = <Shape extends z.ZodType<object>>(shape: Shape, kept: unknown): z.output<Shape> => {
  const whole = shape.safeParse(kept);
  if (whole.success) return whole.data;
  const parts = Object.entries(Object(kept)).map((part) => shape.safeParse(Object.fromEntries([part])));
  return shape.parse(Object.assign({}, ...parts.map(({ data }) => data)));
};
