import {
  CLIENT_HEADINGS,
  type ClientSheetField,
  MOST_TOLD,
  type RowLikeness,
} from '#contract/client-imports/shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { Segmented } from '../../../ui/action/segmented.tsx';
import { saidOf, shownFields } from '../../../ui/sheet/held-sheet.ts';
import styles from '../../../ui/sheet/sheet.module.css';
import { SheetRows } from '../../../ui/sheet/sheet-rows.tsx';
import { FIELDS, type HeldClients, withDecision } from '../effects/held-clients.ts';
import type { Checked } from '../effects/use-checked.ts';
import { t } from '../messages.ts';
import { Choices, listOf } from './choices.tsx';
import { Decision } from './decision.tsx';

/** Which rows are shown. */
export type ShownRows = 'all' | 'wrong' | 'alike';

const WORDS = {
  ...{ title: t('rows'), row: t('row_word'), nothing: t('nothing_wrong') },
  cell: (field: string, row: number) => t('cell', { field, row }),
  leave: (row: number) => t('leave_row', { row }),
  empty: (count: number) => t('empty_cells', { count }),
};

type RowsCardProps = {
  held: HeldClients;
  checked: Checked;
  shown: ShownRows;
  onShow: (shown: ShownRows) => void;
  onChange: (held: HeldClients) => void;
  onLeaveOut: (place: number) => void;
};

/** The clients of the file, each cell to be mended where it stands, each row to be decided on that may be somebody else. */
export function RowsCard({ held, checked, shown, onShow, onChange, onLeaveOut }: RowsCardProps) {
  const { problems = [], likenesses = [], wrong = 0, alike = 0 } = checked.check ?? {};
  const said = saidOf<ClientSheetField>(problems, checked.places);
  const kin = byPlace(likenesses, checked.places);
  const told = { all: held.rows, wrong: withIn(held, said), alike: withIn(held, kin) };
  const more = (shown === 'wrong' && wrong > MOST_TOLD) || (shown === 'alike' && alike > MOST_TOLD);
  const fields = shownFields<ClientSheetField>(
    held,
    FIELDS,
    problems.map(({ field }) => field),
  );
  const decisionOf = (place: number) => {
    const likeness = kin.get(place);
    return (
      likeness && (
        <Decision
          place={place}
          likeness={likeness}
          other={likeness.other === null ? undefined : checked.places[likeness.other]}
          onDecide={(decision) => onChange(withDecision(held, place, decision))}
        />
      )
    );
  };
  return (
    <SheetRows
      key={shown}
      held={held}
      fields={fields}
      rows={told[shown]}
      said={said}
      fieldName={(field) => CLIENT_HEADINGS[field]}
      listOf={listOf}
      words={WORDS}
      head={
        <>
          <div className={styles.filter}>
            <Filter counts={[held.rows.length, said.size, alike]} shown={shown} onShow={onShow} />
            {more && <p className={styles.note}>{t('first_told', { count: MOST_TOLD })}</p>}
          </div>
          <Choices />
        </>
      }
      aside={kin.size > 0 ? { title: t('aside'), of: decisionOf } : undefined}
      onChange={onChange}
      onLeaveOut={onLeaveOut}
    />
  );
}

const withIn = ({ rows }: HeldClients, places: ReadonlyMap<number, unknown>) =>
  rows.filter(({ place }) => places.has(place));

const byPlace = (likenesses: readonly RowLikeness[], places: readonly number[]): Map<number, RowLikeness> =>
  new Map(
    likenesses.flatMap((likeness) => {
      const place = places[likeness.row];
      return place === undefined ? [] : [[place, likeness] as const];
    }),
  );

type FilterProps = Pick<RowsCardProps, 'shown' | 'onShow'> & { counts: readonly number[] };

/** All rows, those alone with a cell to mend, or those that may be here already. */
function Filter({ counts, shown, onShow }: FilterProps) {
  const { number } = useFormat();
  const [all = '', wrong = '', alike = ''] = counts.map((count) => number(count));
  return (
    <Segmented
      label={t('show')}
      options={[
        { value: 'all', label: t('all_rows', { count: all }) },
        { value: 'wrong', label: t('wrong_rows', { count: wrong }) },
        { value: 'alike', label: t('alike_rows', { count: alike }) },
      ]}
      value={shown}
      onChange={onShow}
    />
  );
}
