import { IconCircleCheck } from '@tabler/icons-react';
import type { ImportedFile } from '#contract/sheets.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { Button, ButtonLink } from '../../../ui/action/button.tsx';
import { Card, CardRow, CardRows, Panel } from '../../../ui/card/card.tsx';
import styles from '../../../ui/sheet/page.module.css';
import { Icon } from '../../../ui/theme/icon.tsx';
import { Link } from '../../../ui/theme/link.tsx';
import type { Kind } from '../effects/kind.ts';
import { useTakeBack } from '../effects/use-calls.ts';
import { t } from '../messages.ts';

type DoneStepProps<Field extends string> = { kind: Kind<Field>; made: ImportedFile; onOther: () => void };

/** What was imported, and the way back. */
export function DoneStep<Field extends string>({ kind, made, onOther }: DoneStepProps<Field>) {
  const { added, updated, skipped, first } = made;
  const { number } = useFormat();
  const takeBack = useTakeBack(kind, onOther);
  const more = added - first.length;
  return (
    <>
      <Panel>
        <div className={styles.outcome} role="status">
          <Icon icon={IconCircleCheck} size={24} />
          <h2>{t('done', { added: number(added), updated: number(updated), skipped: number(skipped) })}</h2>
          <span className={styles.outcomeVerbs}>
            <Button onClick={() => takeBack(made.id)}>{t('take_back')}</Button>
            <Button onClick={onOther}>{t('other_file')}</Button>
            <ButtonLink variant="primary" href={kind.listHref}>
              {kind.words.list}
            </ButtonLink>
          </span>
        </div>
      </Panel>
      {added > 0 && (
        <Card title={kind.words.made} note={kind.words.madeNote} count={added} flush>
          <CardRows>
            {first.map(({ id, name }) => (
              <CardRow key={id}>
                <Link href={kind.hrefOf(id)}>{name}</Link>
              </CardRow>
            ))}
            {more > 0 && <CardRow>{t('more', { count: more })}</CardRow>}
          </CardRows>
        </Card>
      )}
    </>
  );
}
