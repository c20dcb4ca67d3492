import type { ReportKind } from '#protocol/reports';

export interface ReportDraft {
  question_id: string;
  kind: ReportKind;
  text: string;
}

let kept: ReportDraft | null = null;

/** An unfinished report: the next question does not wait for it, and the results page offers it again. */
export const keptReport = (questions: readonly { question_id: string }[]): ReportDraft | null =>
  questions.some(({ question_id }) => question_id === kept?.question_id) ? kept : null;

export const keepReport = (draft: ReportDraft | null) => {
  kept = draft;
};
