import { useEffect, useRef } from 'react';
import { hush } from '../../../lib/announce.js';
import type { Seen } from './seen.js';
import { SeenRoom } from './seen-room.js';
import { SeenSolo } from './seen-solo.js';
import './seen-screen.css';

/**
 * A player's screen at one moment of the past: the screen itself, fed with the messages that it was sent. It is inert, takes
 * no keys, says nothing and stands still. The page around it announces in regions of its own. Key it by the moment and the viewer.
 */
export function SeenScreen({ label, title, ...seen }: Seen & { label: string; title: string }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const still = () => {
      for (const motion of frame.current?.getAnimations?.({ subtree: true }) ?? []) motion.pause();
      // The screen's announcements were for its player, and its title is not that of the page.
      hush();
      if (document.title !== title) document.title = title;
    };
    // The messages arrive after this effect.
    const timer = setTimeout(still);
    const watch = new MutationObserver(still);
    const regions = document.querySelectorAll('[aria-live]');
    for (const part of [frame.current, document.head, ...regions])
      if (part) watch.observe(part, { childList: true, subtree: true });
    // The player's keys work wherever the focus is. Here they would change what the player did.
    const keep = (event: Event) => event.stopPropagation();
    document.body.addEventListener('keydown', keep);
    return () => {
      clearTimeout(timer);
      watch.disconnect();
      document.body.removeEventListener('keydown', keep);
    };
  }, [title]);
  return (
    <div className="seen-screen" role="img" aria-label={label}>
      <div ref={frame} inert data-stage={seen.stage ? '' : undefined}>
        {seen.kind === 'room' ? <SeenRoom {...seen} /> : <SeenSolo {...seen} />}
      </div>
    </div>
  );
}
