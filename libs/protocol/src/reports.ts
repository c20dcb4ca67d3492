import { z } from 'zod/mini';
import { MAX_REPORT_LENGTH } from './limits.js';
import { text, trimmedText } from './text.js';

/** What can be wrong with a question. */
export const REPORT_KINDS = [
  'wrong_answer',
  'ambiguous',
  'wording',
  'outdated',
  'offensive',
  'other',
] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** `POST /report-question`, for a closed question of the caller's latest games. */
export const reportBody = z.object({
  question_id: text(64),
  kind: z.enum(REPORT_KINDS, { error: `must be one of ${REPORT_KINDS.join(', ')}` }),
  text: z.optional(trimmedText(MAX_REPORT_LENGTH)),
});
export type ReportBody = z.output<typeof reportBody>;
