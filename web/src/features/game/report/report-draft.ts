import type { ReportKind } from '#protocol/reports';

export interface ReportDraft {
  question_id: string;
  kind: ReportKind;
  text: string;
}

let kept: ReportDraft | null = null;

/** A report that was begun: the next question does not wait for it, the results page has it again. */
export const keptReport = (questions: readonly { question_id: string }[]): ReportDraft | null =>
  questions.some(({ question_id }) => question_id === kept?.question_id) ? kept : null;

export const keepReport = (draft: ReportDraft | null) => {
  kept = draft;
};
