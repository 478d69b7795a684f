import { BadSetting } from './config.ts';
import { UnusableDatabase } from './platform/postgres/unusable-database.ts';

/** One sentence for the person who starts Muster: what is wrong and what to do. */
export const explain = (error: unknown): string => {
  if (error instanceof BadSetting || error instanceof UnusableDatabase) return error.message;
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE' && 'port' in error) {
    return `The port ${error.port} is in use: stop what uses it, or set PORT or IDENTITY_PORT to another.`;
  }
  if ('code' in error && error.code === 'EACCES' && 'port' in error) {
    return `The port ${error.port} needs more rights: set PORT or IDENTITY_PORT to one above 1023.`;
  }
  return error.message;
};
