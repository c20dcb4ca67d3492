import { useLayoutEffect, useState } from 'react';
import type { AnyActorRef } from 'xstate';

/** Starts an actor before the browser paints: otherwise a screen without messages would flash up at each moment. */
export function useStarted(actor: Pick<AnyActorRef, 'start'>) {
  // Any update makes React connect the screen to the actor before the messages arrive.
  const [, setStarted] = useState(false);
  useLayoutEffect(() => {
    actor.start();
    setStarted(true);
  }, [actor]);
}
