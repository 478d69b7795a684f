import autocannon from 'autocannon';

/** What a server answered under load. */
export interface Load {
  readonly requestsPerSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly errors: number;
}

/** Asks `url` as fast as it answers over `connections` for `seconds`, after a warm-up of one second. */
export const load = async (
  url: string,
  headers: Record<string, string>,
  connections: number,
  seconds: number,
): Promise<Load> => {
  await autocannon({ url, headers, connections, duration: 1 });
  const result = await autocannon({ url, headers, connections, duration: seconds });
  return {
    requestsPerSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    errors: result.errors + result.timeouts + result.non2xx,
  };
};

/** Milliseconds of each of `times` requests, one after the other; throws on any answer but 200. */
export const timeRequests = async (
  url: string,
  headers: Record<string, string>,
  times: number,
): Promise<number[]> => {
  const taken: number[] = [];
  for (let at = 0; at < times; at += 1) {
    const start = performance.now();
    const answer = await fetch(url, { headers });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
    taken.push(performance.now() - start);
  }
  return taken;
};
