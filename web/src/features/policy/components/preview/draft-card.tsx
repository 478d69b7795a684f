import { useState } from 'react';
import { Card, CardSide } from '../../../../ui/card/card.tsx';
import type { RuleRow } from '../../effects/draft.ts';
import type { Editor } from '../../effects/use-editor.ts';
import { RuleDialog } from '../edit/rule-dialog.tsx';
import { RuleLine, RuleLines } from '../rules/rule-line.tsx';
import { RowVerbs } from '../rules/rule-list.tsx';
import { tallyText } from '../rules/tally-text.ts';
import { t } from './messages.ts';
import styles from './preview.module.css';

type DraftCardProps = { editor: Editor; problems: ReadonlyMap<string, string[]> };

/** Every difference of the draft, and rules of it that the server refused; each can be changed here. */
export function DraftCard({ editor, problems }: DraftCardProps) {
  const [edited, setEdited] = useState<RuleRow | null>(null);
  const shown = editor.rows.filter(({ id, state }) => state !== 'kept' || problems.has(id));
  return (
    <Card title={t('draft')} end={<CardSide>{tallyText(editor.tally)}</CardSide>} flush>
      <div className={styles.rows}>
        <RuleLines>
          {shown.map((row) => (
            <RuleLine
              key={row.id}
              {...row}
              problems={problems.get(row.id) ?? []}
              verbs={<RowVerbs row={row} editor={editor} onEdit={setEdited} />}
            />
          ))}
        </RuleLines>
      </div>
      {edited && <RuleDialog editor={editor} row={edited} onClose={() => setEdited(null)} />}
    </Card>
  );
}
