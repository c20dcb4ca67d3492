export type Urgency = 'polite' | 'assertive';

/** What was said of a screen is not to be found on the next one. */
export function hush() {
  for (const urgency of ['polite', 'assertive']) document.getElementById(`say-${urgency}`)?.replaceChildren();
}

/** Speaks through the page's live regions (components/live-regions.tsx). The same text twice is spoken twice. */
export function announce(text: string, urgency: Urgency = 'polite') {
  const region = document.getElementById(`say-${urgency}`);
  if (!region) return;
  region.replaceChildren();
  const line = document.createElement('p');
  line.textContent = text;
  region.append(line);
}
