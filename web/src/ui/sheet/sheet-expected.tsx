import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '../action/button.tsx';
import { Card } from '../card/card.tsx';
import styles from './page.module.css';

type SheetExpectedProps = {
  title: string;
  note: string;
  columns: readonly {
    readonly id: string;
    readonly name: string;
    readonly example: string;
    readonly needed: boolean;
  }[];
  words: { template: string; needed: string };
  onTemplate: () => void;
  children?: ReactNode;
};

/** What a file may hold, before anybody has one: each column with an example, and a file that has them all. */
export function SheetExpected({ title, note, columns, words, onTemplate, children }: SheetExpectedProps) {
  return (
    <Card
      title={title}
      note={note}
      end={
        <Button small variant="ghost" icon={IconDownload} onClick={onTemplate}>
          {words.template}
        </Button>
      }
    >
      <dl className={styles.expected}>
        {columns.map(({ id, name, example, needed }) => (
          <div key={id}>
            <dt>
              {name} {needed && <span>{words.needed}</span>}
            </dt>
            <dd>{example}</dd>
          </div>
        ))}
      </dl>
      {children && <p className={styles.other}>{children}</p>}
    </Card>
  );
}
