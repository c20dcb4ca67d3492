import type { ReportKind } from '#protocol/reports';

/** Texts of the dialog for a report. */
export const REPORT_TEXTS = {
  question: 'Question',
  kind: 'What is wrong with it?',
  kinds: {
    wrong_answer: 'The answer is wrong',
    ambiguous: 'More than one answer is right',
    wording: 'It is badly worded',
    outdated: 'It is out of date',
    offensive: 'It is offensive',
    other: 'Something else',
  } satisfies Record<ReportKind, string>,
  text: 'Tell us more (optional)',
  send: 'Send report',
  cancel: 'Cancel',
  done: 'Done',
  thanks: 'Thank you. We will review this question.',
  failed: 'The report could not be sent. Try again.',
};
