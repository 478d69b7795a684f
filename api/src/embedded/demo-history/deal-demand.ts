import { hoursOf } from '#contract/calculator/line.ts';
import { scaledText } from '#contract/money/scaled.ts';
import type { Row } from '../demo/insert.ts';
import { idOf } from '../demo/random.ts';
import { AT, at, type CountedDeal, dayFrom, idOfDeal, subOf } from './deal-rows.ts';
import type { Stage } from './happening.ts';

/** What the project of a won deal needs of people from the day on which it was won: its lines by the hour and day. */
export const demandRows = (stage: Stage, { deal, counted }: CountedDeal): Row[] => {
  const content = counted.at(-1)?.content;
  const won_at = at(stage, deal.ended?.[1], AT.ended);
  if (!content || !deal.project) return [];
  const { slug } = stage.company;
  return content.lines.flatMap((line, place) => {
    const minutes = Math.round(Number(scaledText(hoursOf(line, content.hours_per_day))) * 60);
    const { name, role, phase, service_type_id } = line;
    const of = { org_id: idOf(slug), id: idOf(idOfDeal(deal), 'demand', String(place)), place, minutes };
    const made = { created_at: won_at, created_by: subOf(deal.owner), from_date: dayFrom(won_at) };
    const project_id = idOf(slug, deal.project ?? '');
    return minutes > 0 ? [{ ...of, ...made, project_id, service_type_id, name, role, phase }] : [];
  });
};
