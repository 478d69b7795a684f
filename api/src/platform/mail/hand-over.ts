import type { Deliver, Mail } from './mail.ts';

/** How handing over a mail ended; what `again` is true of may help another time, what the server `refused` never will. */
export type HandedOver =
  | { readonly sent: true }
  | { readonly sent: false; readonly again: boolean; readonly refused: boolean; readonly error: string };

/** Hands a mail over. Never rejects. */
export const handMailOver = async (deliver: Deliver | null, mail: Mail): Promise<HandedOver> => {
  const failed = { sent: false, again: false, refused: false } as const;
  if (!deliver) return { ...failed, error: 'No mail server is set.' };
  try {
    const refusal = await deliver(mail);
    if (refusal === null) return { sent: true };
    const error = `The mail server refuses this recipient for good: ${refusal}`;
    return { ...failed, refused: true, error };
  } catch (error) {
    return { ...failed, again: true, error: error instanceof Error ? error.message : String(error) };
  }
};
