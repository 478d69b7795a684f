import { Bone, boneWidth } from '../../state/skeleton.tsx';
import { useDelayed } from '../../state/use-delayed.ts';
import type { DataColumn, Density } from '../model/data-column.ts';
import { rowHeights } from '../model/data-column.ts';
import styles from '../table.module.css';

type SkeletonBodyProps<Row> = {
  columns: readonly DataColumn<Row>[];
  density?: Density;
  onSelect?: unknown;
  rowActions?: unknown;
};

const lines = Array.from({ length: 12 }, (_, row) => ({ id: `row-${row}`, row }));

/** Rows to come, in the columns and at the height of the real ones; they show after 200 ms. */
export function SkeletonBody<Row>({
  columns,
  density = 'normal',
  onSelect,
  rowActions,
}: SkeletonBodyProps<Row>) {
  const shown = useDelayed(true);
  return (
    <tbody aria-hidden="true" style={{ visibility: shown ? undefined : 'hidden' }}>
      {lines.map(({ id, row }) => (
        <tr key={id} className={styles.row} style={{ height: rowHeights[density] }}>
          {onSelect !== undefined && (
            <td className={styles.tickCell}>
              <Bone width={16} height={16} />
            </td>
          )}
          {columns.map((column) => (
            <td key={column.id} className={column.align === 'end' ? styles.end : undefined}>
              <ColumnBone bone={column.bone ?? 'text'} row={row} wide={column.look === 'name'} />
            </td>
          ))}
          {rowActions !== undefined && <td className={styles.actionsCell} />}
        </tr>
      ))}
    </tbody>
  );
}

function ColumnBone({ bone, row, wide }: { bone: DataColumn<never>['bone']; row: number; wide: boolean }) {
  if (bone === 'none') return null;
  if (bone === 'avatar') return <Bone width={24} height={24} round />;
  if (bone === 'code') return <Bone width={52} height={8} />;
  if (bone === 'bar') return <Bone width={72} height={6} />;
  return <Bone width={boneWidth(row, wide ? 1 : 0.5)} />;
}
