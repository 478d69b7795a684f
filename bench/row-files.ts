import type { BenchedMuster } from './muster.ts';

/** How long something takes, and what it answers. */
export const timed = async <Answer>(work: () => Promise<Answer>) => {
  const start = performance.now();
  const answer = await work();
  return { answer, seconds: (performance.now() - start) / 1000 };
};

/** Sends a file of rows, or asks for something without one. Throws for whatever is refused. */
export const sendFile = async (muster: BenchedMuster, token: string, path: string, text?: string) => {
  const form = new FormData();
  if (text !== undefined) form.append('file', new File([text], 'rows.csv'));
  const answer = await fetch(`${muster.url}/api${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    ...(text === undefined ? {} : { body: form }),
  });
  const body: Record<string, unknown> = JSON.parse(await answer.text());
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${JSON.stringify(body).slice(0, 500)}`);
  return body;
};
