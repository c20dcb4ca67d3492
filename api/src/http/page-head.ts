import { APP_NAME } from '#protocol/app-name';
import type { Invitation } from '../games/seats/invitations.js';

const PICTURE = { path: '/link-preview.png', width: 1200, height: 630, alt: 'A question with four answers' };
const SLOGAN = 'Make quizzes, play alone, or race your friends live.';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '');

function textsFor(invitation: Invitation | undefined): { title: string; description: string } {
  if (!invitation) return { title: APP_NAME, description: SLOGAN };
  const { code, host } = invitation;
  return {
    title: `Join ${host === undefined ? '' : `${host}’s `}room ${code} on ${APP_NAME}`,
    description: `A live quiz. Open this link, or enter the code ${code}, and play along.`,
  };
}

/** Tells the app the name of the other provider at which users may sign in. */
export const providerTag = (label: string | undefined): string =>
  label === undefined ? '' : `\n    <meta name="sign-in-provider" content="${escaped(label)}" />`;

/** Tells the page for a forgotten password that this server sends no mail. */
export const noMailTag = (smtpUrl: string | undefined): string =>
  smtpUrl === undefined ? '\n    <meta name="no-mail" content="" />' : '';

/**
 * The meta tags from which chats and social networks build link previews.
 * @param origin of this server, such as `https://quiz.example`, since pictures need an absolute URL. Empty if unknown.
 */
export function previewTags(origin: string, invitation?: Invitation): string {
  const { title, description } = textsFor(invitation);
  const tags = {
    'og:type': 'website',
    'og:site_name': APP_NAME,
    'og:title': title,
    'og:description': description,
    'og:image': `${origin}${PICTURE.path}`,
    'og:image:width': String(PICTURE.width),
    'og:image:height': String(PICTURE.height),
    'og:image:alt': PICTURE.alt,
  };
  const og = Object.entries(tags).map(
    ([name, text]) => `<meta property="${name}" content="${escaped(text)}" />`,
  );
  return [...og, '<meta name="twitter:card" content="summary_large_image" />'].join('\n    ');
}
