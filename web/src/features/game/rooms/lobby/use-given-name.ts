import { useEffect, useState } from 'react';
import { forgetGivenName, givenName } from '../../joining/given-name.js';

/** The name that the player `you` wanted and somebody else has: in the first lobby only. */
export function useGivenName(you: string): [wanted: string | undefined, dismiss: () => void] {
  const [given, setGiven] = useState(givenName);
  useEffect(() => forgetGivenName, []);
  return [given?.name === you ? given.wanted : undefined, () => setGiven(undefined)];
}
