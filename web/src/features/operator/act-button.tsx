import { useState } from 'react';
import { Confirm } from '../../components/confirm.js';
import { announce } from '../../lib/announce.js';
import { useAct } from './operator-data.js';
import { OPERATOR_TEXTS as TEXTS } from './texts.js';

interface Props {
  /** The call. */
  path: string;
  text: string;
  /** The name of the button, and the question. */
  label: string;
  sure: string;
  busy: string;
  failed: string;
  done: string;
}

/** A button that asks first, and then makes a call. */
export function ActButton({ path, text, label, sure, busy, failed, done }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, isError, reset } = useAct(path);
  const end = () => {
    setAsking(false);
    reset();
  };
  const finish = () => {
    end();
    announce(done);
  };
  return (
    <>
      <button type="button" className="btn" aria-label={label} onClick={() => setAsking(true)}>
        {text}
      </button>
      {isAsking && (
        <Confirm
          title={`${label}?`}
          text={sure}
          yes={isPending ? busy : label}
          no={TEXTS.cancel}
          busy={isPending}
          failure={isError ? failed : undefined}
          onYes={() => mutate(undefined, { onSuccess: finish })}
          onNo={end}
        />
      )}
    </>
  );
}
