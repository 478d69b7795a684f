import { patternMatch } from '#contract/access/permission.ts';
import type { Rule } from '#contract/access/policy.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { compareRules } from '#contract/policy/comparison.ts';
import type { PolicyRule } from '#contract/policy/shapes.ts';
import type { RootContext } from '../../../platform/context.ts';
import { expandRules } from '../../../platform/policy-rules.ts';
import { type Differences, differencesOf } from './differences.ts';
import { listHoldings, listNamedPlaces } from './people.ts';
import { crowdOf, idsNamedIn, type Place, placesOf } from './places.ts';
import { listRulesInForce } from './revisions.ts';
import { type Topic, topicsOf } from './topics.ts';
import { verdictsBy } from './verdicts.ts';

/** Who would gain and who would lose what, if these rules took the place of those in force. */
export const previewPolicy = async (
  context: RootContext,
  draft: readonly PolicyRule[],
  endpoints: readonly Endpoint[],
): Promise<Differences> => {
  const inForce = await listRulesInForce(context);
  const places = placesOf(await listNamedPlaces(context, idsNamedIn([...inForce, ...draft])));
  const crowd = crowdOf(await listHoldings(context), places);
  const { added, removed } = compareRules(inForce, draft);
  const changed = expandRules([...added, ...removed]);
  const [before, after] = [verdictsBy(expandRules(inForce)), verdictsBy(expandRules(draft))];
  const questions = topicsOf(endpoints, changed).flatMap((topic) =>
    places.flatMap((place) =>
      concerns(changed, topic, place)
        ? [{ topic, place, before: before(topic, place.domain), after: after(topic, place.domain) }]
        : [],
    ),
  );
  return differencesOf(questions, crowd);
};

/** Only what a changed rule speaks of can have another answer. */
const concerns = (changed: readonly Rule[], { scope, action, asked }: Topic, place: Place): boolean =>
  place.scope === scope &&
  changed.some(
    ([, , domain, object, verb]) =>
      patternMatch(place.domain, domain) && patternMatch(asked, object) && patternMatch(action, verb),
  );
