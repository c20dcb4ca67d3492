import { useEffect, useRef, useState } from 'react';
import { refusalText } from '../refusal-text.js';
import type { HostAct } from './host-act.js';

/**
 * Carries out acts, each once at a time, asking first where it has to be asked. A refusal is forgotten when something else is
 * `offered`: the game has gone on.
 */
export function useActing(acts: HostAct[], offered: string) {
  const [asked, setAsked] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const busy = useRef(new Set<string>());
  // an act that is no longer possible is not asked about any more
  const asking = acts.find(({ id }) => id === asked);

  // biome-ignore lint/correctness/useExhaustiveDependencies: when it changes
  useEffect(() => setRefusal(undefined), [offered]);

  const carryOut = async ({ id, run }: HostAct) => {
    if (busy.current.has(id)) return;
    busy.current.add(id);
    setRefusal(undefined);
    const ack = await run();
    busy.current.delete(id);
    if (ack?.ok === false) setRefusal(refusalText(ack));
  };
  const press = (act: HostAct) => {
    const isSure = !act.sure || asking?.id === act.id;
    setAsked(isSure ? undefined : act.id);
    if (isSure) void carryOut(act);
  };
  return { asking, refusal, press, cancel: () => setAsked(undefined) };
}
