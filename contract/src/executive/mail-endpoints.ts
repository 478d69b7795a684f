import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../shapes.ts';
import { executiveMail, executiveMailChange, executiveMailFields } from './mails.ts';

const access = { scope: 'person' } as const;
const ofMail = z.object({ mail_id: id });

/** The caller's own orders, the oldest first. */
export const listExecutiveMails = endpoint({
  method: 'GET',
  path: '/executive/mails',
  summary: 'List when I am mailed figures across organizations',
  access,
  response: z.object({ data: z.array(executiveMail) }),
});

/** Orders figures by mail. Rules: `not-executive` of the organizations, `too-many-mails`. */
export const createExecutiveMail = endpoint({
  method: 'POST',
  path: '/executive/mails',
  summary: 'Order figures across organizations by e-mail',
  access,
  body: executiveMailFields,
  response: executiveMail,
  status: 201,
});

/** Changes, pauses or resumes an order of one's own. 404, 412; rule `not-executive`. */
export const updateExecutiveMail = endpoint({
  method: 'PATCH',
  path: '/executive/mails/:mail_id',
  summary: 'Change when I am mailed figures',
  access,
  params: ofMail,
  body: executiveMailChange,
  response: executiveMail,
});

/** Deletes an order of one's own. 404, 412. */
export const deleteExecutiveMail = endpoint({
  method: 'DELETE',
  path: '/executive/mails/:mail_id',
  summary: 'End figures by e-mail',
  access,
  params: ofMail,
});
