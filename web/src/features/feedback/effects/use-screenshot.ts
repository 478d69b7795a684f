import { useState } from 'react';
import { type Cut, UNCUT } from '../components/picture-editor.tsx';
import { t } from '../messages.ts';
import type { Picture } from './canvas-file.ts';
import { cutPicture } from './cut-picture.ts';
import { whenHidden } from './when-hidden.ts';

/** What the dialog shows: its form, nothing while the page is pictured, or the screenshot to be cut. */
type Stage = 'form' | 'taking' | 'editing';

/** A screenshot on its way into the form. */
export interface Screenshot {
  readonly stage: Stage;
  /** As it was taken; null before. */
  readonly taken: Picture | null;
  readonly cut: Cut;
  /** As it will be sent. */
  readonly picture: Picture | null;
  readonly error: string | undefined;
  /** Hides the dialog, pictures the page, and comes back with the picture or with what went wrong. */
  readonly take: () => Promise<void>;
  readonly edit: () => void;
  readonly use: (cut: Cut) => Promise<void>;
  readonly cancel: () => void;
  readonly remove: () => void;
}

/** Takes, cuts and drops the screenshot. */
export function useScreenshot(onError: (error: unknown) => void): Screenshot {
  const [stage, setStage] = useState<Stage>('form');
  const [taken, setTaken] = useState<Picture | null>(null);
  const [cut, setCut] = useState<Cut>(UNCUT);
  const [picture, setPicture] = useState<Picture | null>(null);
  const [error, setError] = useState<string>();

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
  const take = () =>
    attempt(async () => {
      setStage('taking');
      await whenHidden();
      const { takeScreenshot } = await import('./take-screenshot.ts');
      setTaken(await takeScreenshot());
      setCut(UNCUT);
      setStage('editing');
    });
  const use = (next: Cut) =>
    attempt(async () => {
      if (taken) setPicture(await cutPicture(taken, next.crop, next.covered));
      setCut(next);
      setStage('form');
    });
  const remove = () => {
    setPicture(null);
    setTaken(null);
    setError(undefined);
  };
  const edit = () => setStage('editing');
  const cancel = () => setStage('form');
  return { stage, taken, cut, picture, error, take, edit, use, cancel, remove };
}
