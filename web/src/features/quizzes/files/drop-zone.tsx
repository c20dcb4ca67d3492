import { FileUp } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { FILE_TEXTS } from './texts.js';

interface Props {
  chosen: boolean;
  onFile: (file: File) => void;
}

/** An input for a file, chosen or dropped. */
export function DropZone({ chosen, onFile }: Props) {
  const [over, setOver] = useState(false);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is optional; the input inside does the same
    <div
      className="drop-zone"
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <label className="btn">
        <FileUp size={22} strokeWidth={2.5} aria-hidden="true" />
        {chosen ? FILE_TEXTS.another : FILE_TEXTS.choose}
        <input
          type="file"
          className="sr-only"
          accept=".csv,.tsv,.txt,.xlsx,.json"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // reset, or choosing the corrected file again would fire no change event
            target.value = '';
            if (file) onFile(file);
          }}
        />
      </label>
      <span className="hint-line">{FILE_TEXTS.drop}</span>
    </div>
  );
}
