import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { focusPart } from './focus-part.js';

/** Scrolls to the part that the address names, once the parts are shown: the router looks for it before. */
export function useLinkedPart() {
  const { hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the router scrolls to a part that is chosen later
  useEffect(() => {
    const id = hash.slice(1);
    document.getElementById(id)?.scrollIntoView();
    focusPart(id);
  }, []);
}
