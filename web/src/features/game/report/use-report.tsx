import { type ReactNode, useEffect, useState } from 'react';
import type { Question } from '#game/question';
import { optional } from '../../../components/optional.js';
import { announce } from '../../../lib/announce.js';
import { TEXTS } from '../play/texts.js';
import { keptReport } from './report-draft.js';

const load = () => import('./report-dialog.js');
const ReportDialog = optional(
  async () => (await load()).ReportDialog,
  ({ onClose }) => onClose(),
);

interface Reporting {
  report: () => void;
  /** The question on the screen is being reported. */
  open: boolean;
  /** To be rendered. */
  dialog: ReactNode;
  /** Whether this question has closed an unfinished report, which is saved for later. */
  aside: boolean;
}

/** Reports about the question on the screen. The game continues: the next question saves an unfinished report for later. */
export function useReport(question: Question | undefined): Reporting {
  const [reported, setReported] = useState<Question>();
  const shown = question?.question_id;
  const [asideFor, setAsideFor] = useState<string>();
  const open = reported !== undefined && reported.question_id === shown;
  // loads the dialog while there is a connection
  useEffect(() => void load().catch(() => {}), []);

  // closes the dialog in the render that changes the question, so that the new heading gets the focus
  if (reported && shown !== undefined && !open) {
    setReported(undefined);
    if (keptReport([reported])) setAsideFor(shown);
  }
  const aside = asideFor !== undefined && asideFor === shown;
  useEffect(() => {
    if (aside) announce(TEXTS.reportAside);
  }, [aside]);
  const dialog = open && <ReportDialog questions={[reported]} onClose={() => setReported(undefined)} />;
  return { report: () => setReported(question), open, dialog, aside };
}
