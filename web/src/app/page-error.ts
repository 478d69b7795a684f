/** A failure that takes the whole page: status, the sentence shown, and the status in words. */
export class PageError extends Error {
  readonly statusCode: number;
  readonly statusMessage: string;
  /** Finds out why it isn't allowed, in a sentence. */
  readonly why: (() => Promise<string>) | null;

  constructor(
    statusCode: number,
    message: string,
    statusMessage = '',
    why: (() => Promise<string>) | null = null,
  ) {
    super(message);
    this.why = why;
    this.name = 'PageError';
    this.statusCode = statusCode;
    this.statusMessage = statusMessage;
  }
}

/** 403 on pages whose role is missing; `why` finds the reason when somebody asks. */
export const denied = (why: () => Promise<string>) =>
  new PageError(403, 'You are not authorized to view this page.', 'Permission Denied', why);
