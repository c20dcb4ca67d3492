import { focusHeading } from '../lib/focus-heading.js';
import { ListState } from './list-state.js';

interface Props {
  text: string;
  retry: () => unknown;
}

/** Replaces what could not be loaded. The button goes when it is pressed, so the focus moves to the page's heading. */
export function LoadFailed({ text, retry }: Props) {
  const onRetry = () => {
    focusHeading();
    retry();
  };
  return (
    <ListState shape="hex" text={text}>
      <button type="button" className="btn" onClick={onRetry}>
        Try again
      </button>
    </ListState>
  );
}
