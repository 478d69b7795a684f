import { createStore } from '../../theme/store.ts';
import type { BoxSize } from '../dialog-props.ts';

export type QuestionInput = {
  /** The title. */
  ask: string;
  /** One paragraph or several. */
  note?: string | readonly string[];
  boxSize?: BoxSize;
};

export type Question = QuestionInput & {
  /** The current time in ms, one more where that is taken. */
  id: number;
  accept: () => void;
  reject: () => void;
};

export const questions = createStore<readonly Question[]>([]);

type AskInput = QuestionInput & { accept?: () => void; reject?: () => void };

function ask({ accept = () => undefined, reject = () => undefined, ...input }: AskInput): void {
  const last = questions.get().at(-1)?.id ?? 0;
  const id = Math.max(Date.now(), last + 1);
  questions.set([...questions.get(), { ...input, id, accept, reject }]);
}

function confirm(input: QuestionInput): Promise<boolean> {
  return new Promise((resolve) => {
    ask({ ...input, accept: () => resolve(true), reject: () => resolve(false) });
  });
}

/** Answers the question and takes it from the queue. */
export function answer(id: number, accepted: boolean): void {
  const asked = questions.get().find((question) => question.id === id);
  questions.set(questions.get().filter((question) => question.id !== id));
  if (accepted) asked?.accept();
  else asked?.reject();
}

/** Questions that are answered by Yes or No, one after the other. */
export const question = { ask, confirm };
