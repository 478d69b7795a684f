import type { SheetField, SheetProblem } from '#contract/project-imports/shapes.ts';
import { Segmented } from '../../../ui/action/segmented.tsx';
import { saidOf, shownFields } from '../../../ui/sheet/held-sheet.ts';
import styles from '../../../ui/sheet/sheet.module.css';
import { SheetRows } from '../../../ui/sheet/sheet-rows.tsx';
import { FIELDS, type HeldProjects } from '../effects/held-sheet.ts';
import { t } from '../messages.ts';
import { Choices, listOf } from './choices.tsx';

const WORDS = {
  ...{ title: t('rows'), row: t('row_word'), nothing: t('nothing_wrong') },
  cell: (field: string, row: number) => t('cell', { field, row }),
  leave: (row: number) => t('leave_row', { row }),
  empty: (count: number) => t('empty_cells', { count }),
};

type RowsCardProps = {
  held: HeldProjects;
  problems: readonly SheetProblem[];
  /** Places of the rows that the problems count by. */
  places: readonly number[];
  wrongOnly: boolean;
  onWrongOnly: (wrongOnly: boolean) => void;
  onChange: (held: HeldProjects) => void;
  onLeaveOut: (place: number) => void;
};

/** The projects of the file, each cell to be mended where it stands. */
export function RowsCard(props: RowsCardProps) {
  const { held, problems, places, wrongOnly, onChange, onLeaveOut } = props;
  const said = saidOf<SheetField>(problems, places);
  const wrong = problems.map(({ field }) => field);
  return (
    <SheetRows
      held={held}
      fields={shownFields<SheetField>(held, FIELDS, wrong)}
      rows={wrongOnly ? held.rows.filter(({ place }) => said.has(place)) : held.rows}
      said={said}
      fieldName={(field) => t(`field_${field}`)}
      listOf={listOf}
      words={WORDS}
      head={
        <>
          <Filter {...props} wrong={said.size} />
          <Choices />
        </>
      }
      onChange={onChange}
      onLeaveOut={onLeaveOut}
    />
  );
}

/** All rows, or those alone with a cell to mend. */
const Filter = ({ held, wrong, wrongOnly, onWrongOnly }: RowsCardProps & { wrong: number }) => (
  <div className={styles.filter}>
    <Segmented
      label={t('show')}
      options={[
        { value: 'all', label: t('all_rows', { count: held.rows.length }) },
        { value: 'wrong', label: t('wrong_rows', { count: wrong }) },
      ]}
      value={wrongOnly ? 'wrong' : 'all'}
      onChange={(value) => onWrongOnly(value === 'wrong')}
    />
  </div>
);
