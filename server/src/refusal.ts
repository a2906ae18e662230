/** Refusals. */
import type { Refusal, RefusalCode } from 'azulejo/online';

/** Make a refusal. */
export function refusal(code: RefusalCode, message: string, issue?: Refusal['issue']): Refusal {
  return { code, message, ...(issue && { issue }) };
}
