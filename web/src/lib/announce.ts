export type Urgency = 'polite' | 'assertive';

/** Clears announcements, so that those of one screen are not found on the next. */
export function hush() {
  for (const urgency of ['polite', 'assertive']) document.getElementById(`say-${urgency}`)?.replaceChildren();
}

/** Announces a text in the live regions (components/live-regions.tsx). A repeated text is announced again. */
export function announce(text: string, urgency: Urgency = 'polite') {
  const region = document.getElementById(`say-${urgency}`);
  if (!region) return;
  region.replaceChildren();
  const line = document.createElement('p');
  line.textContent = text;
  region.append(line);
}
