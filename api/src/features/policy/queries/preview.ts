import { type Domain, patternMatch } from '#contract/access/permission.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { compareRules } from '#contract/policy/comparison.ts';
import type { PolicyRule } from '#contract/policy/shapes.ts';
import type { RootContext } from '../../../platform/context.ts';
import { type Differences, differencesOf } from './differences.ts';
import { listHoldings, listNamedPlaces } from './people.ts';
import { crowdOf, idsNamedIn, placesOf } from './places.ts';
import { listRulesInForce } from './revisions.ts';
import { type Topic, topicsOf } from './topics.ts';
import { verdictsIn } from './verdicts.ts';

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
  const changed = [...added, ...removed];
  const topics = topicsOf(endpoints, changed);
  const questions = places.flatMap((place) => {
    const [before, after] = [verdictsIn(place.domain, inForce), verdictsIn(place.domain, draft)];
    return topics
      .filter((topic) => topic.scope === place.scope)
      .filter(speaking(changed, place.domain))
      .map((topic) => ({ topic, place, before: before(topic), after: after(topic) }));
  });
  return differencesOf(questions, crowd);
};

/** Only what a changed rule speaks of can have another answer. */
const speaking = (changed: readonly PolicyRule[], domain: Domain) => {
  const here = changed.filter((rule) => patternMatch(domain, rule.domain));
  return ({ action, asked }: Topic): boolean =>
    here.some((rule) => patternMatch(asked, rule.object) && patternMatch(action, rule.action));
};
