import { setCell } from '#contract/activity/day-endpoints.ts';
import type { WeekCell, WeekRow } from '#contract/activity/day-shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { replacedBy } from '../../../platform/offline/unsent/queued-write.ts';
import { sendOrKeep } from '../../../platform/offline/unsent/send-or-keep.ts';
import { unsent } from '../../../platform/offline/unsent/unsent.ts';
import { useOrganization } from '../../../platform/person.ts';
import { durationText } from '../components/duration-text.ts';
import { purposeText } from '../components/purpose-text.ts';
import { dayAddress, type ShownEntry } from '../components/unsent/entry-writes.ts';
import { cellSubject, isCell } from '../components/week/cell-writes.ts';
import { t as words } from '../components/week/messages.ts';
import { t } from '../messages.ts';
import { useKeptChange } from './use-kept-change.ts';

/** Hours for a cell of a row. */
interface CellInput {
  readonly row: Pick<WeekRow, 'project' | 'service'>;
  readonly cell: WeekCell;
  readonly duration_s: number;
}

/** Sets the hours of a cell; what can't be sent is kept on this device, over the hours that it was typed over. */
export function useSetCell() {
  const { day } = useFormat();
  const { id: organization } = useOrganization();
  return useKeptChange(({ row, cell, duration_s }: CellInput) => {
    const { project, service } = row;
    const purpose = { project_id: project?.id ?? null, service_type_id: service?.id ?? null };
    const body = { work_date: cell.date, ...purpose, duration_s };
    const keeping = {
      ...{ organization, subject: cellSubject(body), href: dayAddress(cell.date) },
      ...{ replaces: true, rowAt: 'entry' },
      title: t('unsent_cell', {
        duration: durationText(duration_s),
        project: purposeText(row),
        day: day(cell.date, 'weekday'),
      }),
      shown: { purpose: { project, service }, base: null } satisfies ShownEntry,
    };
    const replaced = replacedBy(unsent.now().writes, { ...keeping, endpoint: setCell });
    const seen = replaced && isCell(replaced) ? replaced.input.body.seen_s : undefined;
    const later = { body: { ...body, seen_s: seen ?? cell.duration_s } };
    return sendOrKeep(setCell, { body }, { ...keeping, later });
  }, words('cell_failed'));
}
