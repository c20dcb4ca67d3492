export type Urgency = 'polite' | 'assertive';

/** Screen readers may skip a line that is removed before it is read out. */
const KEPT_MS = 5_000;

/** Clears announcements, so that those of one screen are not found on the next. */
export function hush() {
  for (const urgency of ['polite', 'assertive']) document.getElementById(`say-${urgency}`)?.replaceChildren();
}

/**
 * Announces a text in the live regions (components/live-regions.tsx), after what is being read out there. A repeated
 * text is announced again.
 */
export function announce(text: string, urgency: Urgency = 'polite') {
  const line = document.createElement('p');
  line.textContent = text;
  document.getElementById(`say-${urgency}`)?.append(line);
  setTimeout(() => line.remove(), KEPT_MS);
}
