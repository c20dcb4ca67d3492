import type { LucideIcon } from 'lucide-react';
import type { Ack } from '#protocol/messages';

/** Something that the host can do from the stage. */
export interface HostAct {
  id: string;
  label: string;
  Icon: LucideIcon;
  /** The key that does the same, as `KeyboardEvent.key` has it. */
  hotkey?: string;
  pressed?: boolean;
  /** Asked once before it happens. */
  sure?: { text: string; yes: string };
  run: () => Promise<Ack> | undefined;
}

/** A key as it is printed on a button. */
export const printed = (hotkey: string) => (hotkey === ' ' ? 'Space' : hotkey.toUpperCase());
