import { messages } from '../../../../platform/messages.ts';

/** Why an insight is as sure as it is, by the code of the reason. */
export const t = messages('insight-reasons', {
  counted: 'Only firm bookings are counted; nothing is estimated.',
  'partly-drafts': 'Part of it is drafts that nobody was told of.',
  'far-ahead': 'Weeks further ahead are planned less completely.',
  'back-tested': 'The formula was tried on the past of this project, and was off by this much.',
  'few-weeks': 'It rests on few weeks.',
  'free-of-conflicts': 'Nothing is in the way of whoever is suggested.',
  'with-conflicts': 'Nobody is without a conflict; a director may plan in spite of it.',
  'nobody-fits': 'Nobody can be suggested.',
  'partly-unknown': 'Some of the time has no rate, so that part isn’t known.',
  'working-calendar': 'It rests on working days, holidays and leave that are kept here.',
  'no-habit': 'There is no time of this person at all: perhaps they don’t log any.',
  measured: 'It is measured of the entries; nothing is estimated.',
  'overlap-allowed': 'Here entries may overlap.',
  demanded: 'The organization demands it.',
  'many-days': 'It is compared with many days of the same person.',
  'few-days': 'It is compared with few days of the same person.',
  'no-start': 'Without a start it may be two of the same kind.',
});
