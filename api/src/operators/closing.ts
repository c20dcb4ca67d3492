/** Why operators cannot close a game; undefined if they can, or if it is closed already. */
export function whyNotClosable({ kind, quarantine }: { kind: string; quarantine: string | null }) {
  if (kind !== 'room') return 'Only rooms can be closed.';
  if (quarantine !== null) return 'This room is quarantined: no server plays it.';
  return undefined;
}
