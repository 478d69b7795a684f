/** A failure that takes the whole page: status, the sentence shown, and the status in words. */
export class PageError extends Error {
  readonly statusCode: number;
  readonly statusMessage: string;

  constructor(statusCode: number, message: string, statusMessage = '') {
    super(message);
    this.name = 'PageError';
    this.statusCode = statusCode;
    this.statusMessage = statusMessage;
  }
}

/** 403 on pages whose role is missing. */
export const denied = () =>
  new PageError(403, 'You are not authorized to view this page.', 'Permission Denied');
