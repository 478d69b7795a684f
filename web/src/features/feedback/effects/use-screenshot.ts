import { useState } from 'react';
import { question } from '../../../ui/feedback/question/question.ts';
import type { Cut } from '../components/picture-editor.tsx';
import { t } from '../messages.ts';
import { cutPicture } from './cut-picture.ts';
import { NO_SHOT, type Shot, useKeptShot } from './kept-shot.ts';
import { whenHidden } from './when-hidden.ts';
import { within } from './within.ts';

/** Milliseconds after which nobody is kept from their form by a picture that doesn't come. */
export const PATIENCE_MS = 15_000;

/** What the dialog shows: its form, the screenshot to be cut, or nothing while the page is pictured or something asked. */
type Stage = 'form' | 'taking' | 'editing' | 'asking';

/** A screenshot on its way into the form. */
export interface Screenshot extends Shot {
  readonly stage: Stage;
  /** What is being decided about it, until it is used. */
  readonly drawn: Cut;
  readonly error: string | undefined;
  /** Hides the dialog, pictures the page, and comes back with the picture or with what went wrong. */
  readonly take: () => Promise<void>;
  readonly edit: () => void;
  readonly draw: (cut: Cut) => void;
  readonly use: () => Promise<void>;
  /** Back to the form, asking first where something was drawn. */
  readonly cancel: () => Promise<void>;
  readonly remove: () => void;
}

/** Takes, cuts and drops the screenshot of a person. */
export function useScreenshot(sub: string, onError: (error: unknown) => void): Screenshot {
  const [stage, setStage] = useState<Stage>('form');
  const [shot, keep] = useKeptShot(sub);
  const [drawn, draw] = useState<Cut>(shot.cut);
  const [error, setError] = useState<string>();
  const { taken, cut, picture } = shot;

  const attempt = async (work: () => Promise<void>) => {
    setError(undefined);
    try {
      await work();
    } catch (cause) {
      onError(cause);
      setError(t('take_failed'));
      setStage('form');
    }
  };
  const editing = (from: Cut) => {
    draw(from);
    setStage('editing');
  };
  const take = () =>
    attempt(async () => {
      setStage('taking');
      await whenHidden();
      keep({ ...NO_SHOT, taken: await within(PATIENCE_MS, pictured()) });
      editing(NO_SHOT.cut);
    });
  const use = () =>
    attempt(async () => {
      if (taken) keep({ picture: await cutPicture(taken, drawn.crop, drawn.covered), cut: drawn });
      setStage('form');
    });
  const cancel = async () => {
    // Both boxes would follow the same Escape.
    setStage('asking');
    const ask = t(picture ? 'leave_ask' : 'leave_without_ask');
    const isMeant = isSame(drawn, cut) || (await question.confirm({ ask, note: t('leave_note') }));
    if (isMeant && !picture) keep(NO_SHOT);
    setStage(isMeant ? 'form' : 'editing');
  };
  const remove = () => {
    keep(NO_SHOT);
    setError(undefined);
  };
  return { ...shot, stage, drawn, error, take, edit: () => editing(cut), draw, use, cancel, remove };
}

const pictured = async () => (await import('./take-screenshot.ts')).takeScreenshot();

const isSame = (one: Cut, other: Cut): boolean => JSON.stringify(one) === JSON.stringify(other);
