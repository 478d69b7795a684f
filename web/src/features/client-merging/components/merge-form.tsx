import { IconArrowMerge, IconArrowsExchange } from '@tabler/icons-react';
import type { MergePreview } from '#contract/clients/merging.ts';
import type { Client } from '#contract/clients/shapes.ts';
import { Button, ButtonLink } from '../../../ui/action/button.tsx';
import { Card, CardRow, CardRows, Panel } from '../../../ui/card/card.tsx';
import { Tag } from '../../../ui/display/tag.tsx';
import { useMerging } from '../effects/use-merging.ts';
import { t } from '../messages.ts';
import { FieldChoice } from './field-choice.tsx';
import styles from './merging.module.css';
import { WhatMoves } from './what-moves.tsx';

type MergeFormProps = {
  preview: MergePreview;
  /** Labels of a client's fields. */
  labels: Readonly<Record<string, string>>;
  onSwap: () => void;
};

/** Two clients, whose values stay, what moves, and the verb. */
export function MergeForm({ preview, labels, onSwap }: MergeFormProps) {
  const { winner, loser, differing } = preview;
  const { take, choose, merge, isPending } = useMerging(preview);
  return (
    <>
      <Panel>
        <div className={styles.sides}>
          <Side client={loser} word={t('goes')} />
          <Button small icon={IconArrowsExchange} onClick={onSwap}>
            {t('swap')}
          </Button>
          <Side client={winner} word={t('stays')} />
        </div>
      </Panel>
      <Card title={t('fields')} flush>
        <CardRows>
          {differing.length === 0 && <CardRow>{t('fields_none')}</CardRow>}
          {differing.map((field) => (
            <CardRow key={field}>
              <FieldChoice
                field={field}
                label={labels[field] ?? field}
                preview={preview}
                taken={take.includes(field)}
                onTake={(isTaken) => choose(field, isTaken)}
              />
            </CardRow>
          ))}
        </CardRows>
      </Card>
      <WhatMoves preview={preview} />
      <p>{t('after', { loser: loser.name, winner: winner.name })}</p>
      <div className={styles.verbs}>
        <ButtonLink href={`/manager/clients/${loser.id}`}>{t('cancel')}</ButtonLink>
        <Button variant="primary" icon={IconArrowMerge} disabled={isPending} onClick={merge}>
          {t('do_merge', { name: winner.name })}
        </Button>
      </div>
    </>
  );
}

const Side = ({ client: { name, code, vat_id }, word }: { client: Client; word: string }) => (
  <div>
    <Tag>{word}</Tag>
    <span className={styles.name}>{name}</span>
    <span className={styles.muted}>{[code, vat_id].filter(Boolean).join(' · ')}</span>
  </div>
);
