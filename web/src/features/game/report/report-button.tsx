import { Flag } from 'lucide-react';
import { TEXTS } from '../play/texts.js';

/** The button to report a problem, beside the answer. */
export const ReportButton = ({ onClick, begun = false }: { onClick: () => void; begun?: boolean }) => (
  <button type="button" className="btn quiet report" onClick={onClick}>
    <Flag size={18} strokeWidth={2.5} aria-hidden="true" />
    {begun ? TEXTS.reportFinish : TEXTS.report}
  </button>
);
