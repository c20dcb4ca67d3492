import { FileUp } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { FILE_TEXTS } from './texts.js';

interface Props {
  chosen: boolean;
  onFile: (file: File) => void;
}

/** Takes a file, chosen or dropped. */
export function DropZone({ chosen, onFile }: Props) {
  const [over, setOver] = useState(false);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a second way; the field inside is the first
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
            // or choosing the same file again, after a correction, would be no change
            target.value = '';
            if (file) onFile(file);
          }}
        />
      </label>
      <span className="hint-line">{FILE_TEXTS.drop}</span>
    </div>
  );
}
