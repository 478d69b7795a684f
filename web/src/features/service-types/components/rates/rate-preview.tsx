import { useQuery } from '@tanstack/react-query';
import type { PreviewSum, RatePreview } from '#contract/service-types/preview.ts';
import { type Format, useFormat } from '../../../../platform/format/use-format.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { Figure, Figures } from '../../../../ui/card/figure.tsx';
import { Empty } from '../../../../ui/state/empty.tsx';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import { DataTable } from '../../../../ui/table/data-table.tsx';
import { Text } from '../../../../ui/theme/text.tsx';
import type { RateValues } from '../../effects/rate-values.ts';
import { usePreview } from '../../effects/use-preview.ts';
import { words } from '../../effects/words/preview-words.ts';
import { endPreview } from '../../queries.ts';
import styles from '../rate-dialog.module.css';
import { marginIn, moneyIn, previewColumns } from './preview-columns.tsx';

/** What a rate that is being written would have done to the last three months, before it is saved. */
export function RatePreviewPart({ values }: { values: RateValues }) {
  const { preview, error, refetch, isAsked, isLooking } = usePreview(values);
  const failed = preview ? undefined : failedRead(error, words('preview_failed'), refetch);
  return (
    <PreviewPart says={NEW} {...{ preview, failed, isAsked }} isLooking={isAsked && isLooking}>
      {words('preview_wait')}
    </PreviewPart>
  );
}

/** What the last three months would have been without a rate that is to end. */
export function EndPreviewPart({ rate_id }: { rate_id: string }) {
  const { data: preview, error, refetch, isFetching } = useQuery(endPreview(rate_id));
  const failed = preview ? undefined : failedRead(error, words('preview_end_failed'), refetch);
  return <PreviewPart says={END} {...{ preview, failed }} isAsked isLooking={isFetching} />;
}

/** How the two are said. */
const NEW = {
  title: 'preview',
  note: 'preview_note',
  none: 'preview_none',
  noneNote: 'preview_none_note',
} as const;
const END = {
  ...({ title: 'preview_end', note: 'preview_end_note' } as const),
  ...({ none: 'preview_end_none', noneNote: 'preview_end_none_note' } as const),
};
type Says = typeof NEW | typeof END;

type PreviewPartProps = {
  says: Says;
  preview: RatePreview | undefined;
  failed: ReturnType<typeof failedRead>;
  isAsked: boolean;
  isLooking: boolean;
  /** Said while it can't be asked. */
  children?: string;
};

function PreviewPart({ says, preview, failed, isAsked, isLooking, children }: PreviewPartProps) {
  return (
    <section className={styles.fields} aria-label={words(says.title)} aria-busy={isLooking}>
      <h3>{words(says.title)}</h3>
      {!isAsked && <Text muted>{children}</Text>}
      {isAsked && failed && <LoadError {...failed} />}
      {isAsked && !failed && <Found says={says} preview={preview} />}
    </section>
  );
}

function Found({ says, preview }: { says: Says; preview: RatePreview | undefined }) {
  const format = useFormat();
  const days = preview && { from: format.day(preview.from), to: format.day(preview.to) };
  return (
    <>
      {preview && days && preview.total.entries > 0 && (
        <>
          <Text muted>
            {words(says.note, days)} {format.spelledDuration(preview.total.seconds)},{' '}
            {words('preview_entries', { count: preview.total.entries })}.
          </Text>
          <Sums preview={preview} format={format} />
        </>
      )}
      <DataTable
        label={words('preview_rows')}
        columns={previewColumns(preview?.currency ?? '', format)}
        rows={preview?.rows}
        rowId={({ month, project }) => `${month} ${project?.id ?? ''}`}
        rowLabel={({ month, project }) => `${project?.name ?? words('preview_no_project')}, ${month}`}
        empty={<Empty title={words(says.none)} note={days && words(says.noneNote, days)} />}
      />
      {preview && <Notes preview={preview} />}
    </>
  );
}

function Notes({ preview }: { preview: RatePreview }) {
  const { rows, rows_in_all, entries_left_out, entries_unpriced } = preview;
  return (
    <>
      {rows_in_all > rows.length && (
        <Text muted>{words('preview_more', { shown: rows.length, all: rows_in_all })}</Text>
      )}
      {entries_unpriced > 0 && <Text muted>{words('preview_unpriced', { count: entries_unpriced })}</Text>}
      {entries_left_out > 0 && <Text muted>{words('preview_left_out', { count: entries_left_out })}</Text>}
    </>
  );
}

function Sums({ preview: { total, currency }, format }: { preview: RatePreview; format: Format }) {
  const figure = (label: string, say: (of: PreviewSum['before']) => string) => {
    const [before, after] = [say(total.before), say(total.after)];
    const text = before === after ? words('preview_same') : words('preview_was', { before });
    return <Figure label={label} value={after} lines={[{ text }]} />;
  };
  return (
    <Figures>
      {figure(words('preview_revenue'), ({ bill_minor }) => format.money(bill_minor, currency))}
      {figure(words('preview_cost'), ({ cost_minor }) => format.money(cost_minor, currency))}
      {figure(words('preview_margin'), (of) => `${moneyIn(of, currency, format)}${marginIn(of, format)}`)}
    </Figures>
  );
}
