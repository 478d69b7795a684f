/** For the link in mails that ends them. */
export { endMail } from './commands/end-mail.ts';
