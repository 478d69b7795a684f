import { timeRequests } from '../load.ts';
import { atMost, type Measurement, median } from '../measurement.ts';
import { BENCH } from '../seeds.ts';
import { clientId, type Place } from './seed.ts';

const MOST_MS = 50;
const CLIENTS = 20;
const REQUESTS = 5;

interface Known {
  readonly name: string;
  readonly website: string;
  readonly vat_id: string;
}

/** What somebody types of a client, by what makes the two alike. */
const TYPED: Readonly<Record<string, (client: Known) => Record<string, string>>> = {
  'by VAT id': ({ vat_id }) => ({ vat: vat_id }),
  'by web address': ({ website }) => ({ website: `${website}/en` }),
  'by the same name': ({ name }) => ({ name: name.toLowerCase() }),
  'by a name nearly the same': ({ name }) => ({ name: name.replace(/(?<=.{4})./, '') }),
  'by a beginning of its name': ({ name }) => ({ name: name.slice(0, 8) }),
  'by all of it': ({ name, website, vat_id }) => ({ name, website, vat: vat_id }),
};

/** Duplicates of one client among all, of the slowest of twenty clients; and a page of the list of duplicates. */
export const measureDuplicates = async (place: Place): Promise<Measurement[]> => {
  const { muster, many } = place;
  const headers = { ...place.headers, 'organization-id': BENCH };
  const time = async (path: string) =>
    median(await timeRequests(`${muster.url}/api${path}`, headers, REQUESTS));
  const clients = await muster.sql<Known>(
    `select name, website, vat_id from clients where org_id = '${BENCH}'
      and id in (select ${clientId(BENCH, `1 + i * ${Math.floor(many * 0.04)}`)} from generate_series(0, ${CLIENTS - 1}) i)`,
  );
  const found: Measurement[] = [];
  for (const [how, typed] of Object.entries(TYPED)) {
    const taken: number[] = [];
    for (const client of clients)
      taken.push(await time(`/likely-client-duplicates?${new URLSearchParams(typed(client))}`));
    found.push(
      atMost(
        `duplicates ${how} among ${many}`,
        Math.max(...taken),
        MOST_MS,
        'ms',
        `median ${median(taken).toFixed(1)} ms`,
      ),
    );
  }
  for (const [name, query] of [
    ['first page', ''],
    ['first page of those that aren’t the same', '&dismissed=true'],
  ])
    found.push(
      atMost(
        `list of duplicates, ${name}`,
        await time(`/client-duplicates?per_page=25${query}`),
        MOST_MS,
        'ms',
      ),
    );
  return found;
};
