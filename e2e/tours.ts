import { type FeatureTours, TOURS } from '#contract/users/tours.ts';

const ALL: FeatureTours = Object.fromEntries(TOURS.map((tour) => [tour, true]));

/** Says which tours somebody has seen; all of them unless told. */
export async function seeTours(url: string, token: string, tours: FeatureTours = ALL): Promise<void> {
  const answer = await fetch(`${url}/api/users/me/feature-tours`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(tours),
  });
  if (!answer.ok) throw new Error(`The tours were not kept: ${answer.status} ${await answer.text()}`);
}
