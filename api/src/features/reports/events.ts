/** Job that a report's envelope has come and has to be sent on; its data is `{ envelope }`, in base64. */
export const FORWARDING = 'report-forwarding';
