/** What a worker answers to a request at once: it is there, and the rest may take its time. */
export const RECEIVED = 'received';
