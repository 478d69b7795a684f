import ICAL from 'ical.js';
import type { BodyInput } from '#contract/endpoint.ts';
import { makeCalendarFeed } from '#contract/shifts/calendar-feed-endpoints.ts';
import {
  previewPublication,
  publishRoster,
  type RosterChange,
} from '#contract/shifts/publishing-endpoints.ts';
import type { TestPerson } from './people.ts';
import { openRosterDesk, type RosterDesk } from './roster-desk.ts';
import type { TestServer } from './server.ts';

type Headers = Readonly<Record<string, string>>;

/** An event of a calendar file as another library reads it; times are instants (ISO 8601), or days. */
export interface ReadEvent {
  readonly uid: string;
  readonly sequence: number;
  readonly status: unknown;
  readonly title: string;
  readonly description: string;
  readonly location: string;
  readonly from: string;
  readonly to: string;
}

/** A test server whose project is planned on a day that is ten days ahead by the database's clock. */
export interface CalendarDesk extends RosterDesk {
  readonly day: string;
  /** Publishes what there is to publish of a day; of `day` where none is named. */
  publishDay(day?: string): Promise<unknown>;
}

/** Opens one. */
export const openCalendarDesk = async (): Promise<CalendarDesk> => {
  const desk = await openRosterDesk();
  const { muster, manager, project: project_id } = desk;
  const [found] = await muster.database.query<{ day: string }>(
    "select ((now() at time zone 'Europe/London')::date + 10)::text as day",
  );
  const { day } = found ?? { day: '' };
  const params = { project_id };
  const publishDay = async (of = day) => {
    const days = { from: of, to: of };
    const { body: changed } = await muster.as(manager)(previewPublication, { params, query: days });
    const seen = changed.changes.map(({ shift_id, version }: RosterChange) => ({ shift_id, version }));
    const { status } = await muster.as(manager)(publishRoster, { params, body: { ...days, seen } });
    if (status !== 201) throw new Error(`Publishing answered ${status}.`);
  };
  const at = { day, starts_at: `${day}T09:00Z`, ends_at: `${day}T17:00Z` };
  return { ...desk, day, publishDay, shift: (fields = {}) => desk.shift({ ...at, ...fields }) };
};

/** Makes somebody's calendar address, and answers what they are told of it. */
export const makeFeed = async (
  muster: TestServer,
  person: TestPerson,
  body: BodyInput<typeof makeCalendarFeed> = { replaces: null },
) => (await muster.as(person)(makeCalendarFeed, { body })).body;

/** Reads a calendar's address as a calendar elsewhere does. */
export const readFile = ({ server }: TestServer, address: string, headers: Headers = {}) =>
  server.http.inject({ method: 'GET', url: new URL(address).pathname, headers });

/** What another library than the one that wrote it reads in a calendar file, by start. */
export const eventsIn = (text: string): ReadEvent[] =>
  new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component))
    .map((event) => ({
      ...{ uid: event.uid, sequence: event.sequence, title: event.summary, description: event.description },
      ...{ location: event.location, status: event.component.getFirstPropertyValue('status') },
      ...{ from: whenOf(event.startDate), to: whenOf(event.endDate) },
    }))
    .sort((one, other) => (one.from < other.from ? -1 : 1));

const whenOf = (time: ICAL.Time): string => (time.isDate ? time.toString() : time.toJSDate().toISOString());

/** What somebody's calendar holds now. */
export const eventsAt = async (muster: TestServer, address: string): Promise<ReadEvent[]> =>
  eventsIn((await readFile(muster, address)).payload);
