import { type ComponentType, useEffect, useState } from 'react';
import { logFailure } from '../lib/log.js';

/**
 * An optional part of a page. It appears when its code is loaded; nothing appears if the code cannot be loaded.
 * @param onMissing called with its props if its code cannot be loaded
 */
export const optional =
  <P extends object>(load: () => Promise<ComponentType<P>>, onMissing?: (props: P) => void) =>
  (props: P) => {
    const [Piece, setPiece] = useState<ComponentType<P>>();
    // biome-ignore lint/correctness/useExhaustiveDependencies: loads once
    useEffect(() => {
      const leaveOut = (error: unknown) => {
        logFailure(error);
        onMissing?.(props);
      };
      void load().then((piece) => setPiece(() => piece), leaveOut);
    }, []);
    return Piece && <Piece {...props} />;
  };
