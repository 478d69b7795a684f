import type { Pool } from 'pg';

export interface Mail {
  recipient: string;
  subject: string;
  body: string;
  created_at: Date;
}

/** The newest mail first, at most 20. */
export async function listOutbox(pool: Pool): Promise<Mail[]> {
  const { rows } = await pool.query<Mail>(
    'select recipient, subject, body, created_at from idp.outbox order by id desc limit 20',
  );
  return rows;
}
