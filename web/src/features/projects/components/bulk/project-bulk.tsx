import { useState } from 'react';
import type { BulkAnswer, BulkChange } from '#contract/projects/bulk.ts';
import type { ProjectRow } from '#contract/projects/shapes.ts';
import { question } from '../../../../ui/feedback/question/question.ts';
import { BulkBar } from '../../../../ui/table/bulk-bar.tsx';
import type { ProjectQuery } from '../../effects/list-address.ts';
import { isFewEnough, useBulkChange, useUndo } from '../../effects/use-bulk-change.ts';
import { useProjectExport } from '../../effects/use-project-export.ts';
import { t } from './messages.ts';
import { OwnerDialog } from './owner-dialog.tsx';
import { ResultsDialog } from './results-dialog.tsx';
import { StateDialog } from './state-dialog.tsx';
import { TagsDialog } from './tags-dialog.tsx';
import { type BulkVerb, useBulkActions } from './use-bulk-actions.ts';

type ProjectBulkProps = {
  /** The chosen ones, as they were seen last. */
  rows: readonly ProjectRow[];
  onSelect: (ids: string[]) => void;
  /** The list's filters and order, which an export keeps to. */
  query: ProjectQuery;
  /** Ids of columns that are switched off. */
  hidden: readonly string[];
};

interface Told {
  readonly answer: BulkAnswer;
  readonly rows: readonly ProjectRow[];
}

/** What can be done with chosen projects: the bar, the dialogs that ask, and the one that tells what became of them. */
export default function ProjectBulk({ rows, onSelect, query, hidden }: ProjectBulkProps) {
  const [open, setOpen] = useState<BulkVerb>();
  const [told, setTold] = useState<Told>();
  const undo = useUndo();
  const exporting = useProjectExport(query, hidden);
  const close = () => setOpen(undefined);
  const { mutate, isPending } = useBulkChange(
    () => {
      close();
      onSelect([]);
    },
    (answer) => {
      close();
      setTold({ answer, rows });
    },
  );
  const change = (what: BulkChange) => mutate({ rows, change: what });
  const actions = useBulkActions(rows, (verb) => {
    if (verb === 'csv' || verb === 'xlsx')
      return exporting.mutate({ format: verb, ids: rows.map(({ id }) => id) });
    if (!isFewEnough(rows)) return;
    if (verb === 'restore') return change({ verb });
    if (verb === 'archive') return void askToArchive(rows.length, () => change({ verb }));
    setOpen(verb);
  });
  const done = (ids: string[]) => {
    setTold(undefined);
    onSelect(ids);
  };
  const form = { busy: isPending, onClose: close, onChange: change };
  return (
    <>
      <BulkBar count={rows.length} onClear={() => onSelect([])} actions={actions} />
      {open === 'assign' && <OwnerDialog {...form} count={rows.length} />}
      {open === 'transition' && <StateDialog {...form} rows={rows} />}
      {open === 'tag' && <TagsDialog {...form} rows={rows} />}
      {told && (
        <ResultsDialog
          {...told}
          onKeep={done}
          onUndo={(id) => {
            undo(id);
            done([]);
          }}
          onClose={() => done([])}
        />
      )}
    </>
  );
}

const askToArchive = async (count: number, archive: () => void) => {
  if (await question.confirm({ ask: t('archive_title', { count }), note: t('archive_note') })) archive();
};
