import { Download } from 'lucide-react';
import { Part } from './part.js';
import { TEXTS } from './texts.js';
import { useExport } from './use-export.js';

export function DataPart() {
  const { busy, start, ...outcome } = useExport();
  return (
    <Part id="data" title={TEXTS.data} {...outcome}>
      <div className="spread">
        <p className="part-text">{TEXTS.dataLead}</p>
        <button type="button" className="btn" aria-disabled={busy} onClick={start}>
          <Download size={20} strokeWidth={2.5} aria-hidden="true" />
          {busy ? TEXTS.exporting : TEXTS.export}
        </button>
      </div>
    </Part>
  );
}
