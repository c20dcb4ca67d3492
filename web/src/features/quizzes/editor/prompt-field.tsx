import type { KeyboardEvent } from 'react';
import { MAX_PROMPT_LENGTH } from '#protocol/limits';
import { Labelled, Used } from './line-field.js';
import { TEXTS } from './texts.js';

interface Props {
  prompt: string;
  error: string | undefined;
  onWrite: (prompt: string) => void;
}

/** Enter moves to the next field, since a question has no paragraphs. With Ctrl or Meta it submits the form. */
function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
  const { key, ctrlKey, metaKey, nativeEvent } = event;
  if (key !== 'Enter' || ctrlKey || metaKey || nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

/** The question text, in the size that players see. */
export function PromptField({ prompt, error, onWrite }: Props) {
  return (
    <Labelled
      label={TEXTS.prompt}
      error={error}
      aside={<Used length={prompt.length} most={MAX_PROMPT_LENGTH} />}
    >
      {(control) => (
        <textarea
          {...control}
          className="input prompt"
          data-prompt
          rows={2}
          value={prompt}
          maxLength={MAX_PROMPT_LENGTH}
          placeholder={TEXTS.promptHint}
          required
          onKeyDown={onKeyDown}
          onChange={({ target }) => onWrite(target.value.replace(/\s*\n\s*/g, ' '))}
        />
      )}
    </Labelled>
  );
}
