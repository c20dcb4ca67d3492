import type { z } from 'zod/mini';
import {
  deleteAccountBody,
  disconnectBody,
  forgotBody,
  passwordBody,
  patchAccountBody,
  resetBody,
} from '#protocol/account';
import { guestBody, loginBody, registerBody } from '#protocol/auth-messages';
import {
  actionsQuery,
  correctionBody,
  eventsQuery,
  gamesQuery,
  previewBody,
  questionSwitch,
  quizSwitch,
} from '#protocol/operator';
import {
  newPasskeyBody,
  passkeyLoginBody,
  passkeyNameBody,
  registrationOptionsBody,
} from '#protocol/passkeys';
import {
  beginQuizBody,
  editQuizBody,
  editTitleBody,
  quizIdBody,
  quizzesQuery,
  saveQuizBody,
} from '#protocol/quizzes';
import { reportBody } from '#protocol/reports';
import { pageQuery, quizBody } from '#protocol/rest';
import { replayBody } from '#protocol/review';
import { oidcCallbackQuery, oidcStartQuery } from '#protocol/sign-in-ways';

export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  body?: z.ZodMiniType;
  query?: z.ZodMiniType;
  /** Whether it needs no token. */
  isPublic?: boolean;
}

/** Every call of the server. */
export const ROUTES: readonly Route[] = [
  { method: 'POST', path: '/register', body: registerBody, isPublic: true },
  { method: 'POST', path: '/login', body: loginBody, isPublic: true },
  { method: 'POST', path: '/guest', body: guestBody, isPublic: true },
  { method: 'GET', path: '/auth/refresh', isPublic: true },
  { method: 'POST', path: '/logout', isPublic: true },
  { method: 'GET', path: '/profile/history', query: pageQuery },
  { method: 'GET', path: '/profile/history/:id' },
  { method: 'POST', path: '/profile/history/:id/replay', body: replayBody },
  { method: 'GET', path: '/profile/creations', query: pageQuery },
  { method: 'POST', path: '/quiz', body: quizBody },
  { method: 'POST', path: '/begin-quiz', body: beginQuizBody },
  { method: 'GET', path: '/get-custom-quizzes', query: quizzesQuery },
  { method: 'POST', path: '/save-custom-quiz', body: saveQuizBody },
  { method: 'PUT', path: '/edit-custom-quiz', body: editQuizBody },
  { method: 'PUT', path: '/edit-custom-quiz-title', body: editTitleBody },
  { method: 'DELETE', path: '/delete-custom-quiz', body: quizIdBody },
  { method: 'POST', path: '/report-question', body: reportBody },
  { method: 'GET', path: '/rooms/:code', isPublic: true },
  { method: 'GET', path: '/account' },
  { method: 'PATCH', path: '/account', body: patchAccountBody },
  { method: 'DELETE', path: '/account', body: deleteAccountBody },
  { method: 'GET', path: '/account/export' },
  { method: 'POST', path: '/account/password', body: passwordBody },
  { method: 'GET', path: '/account/sign-ins' },
  { method: 'DELETE', path: '/account/sign-ins' },
  { method: 'DELETE', path: '/account/sign-ins/:id' },
  { method: 'POST', path: '/password/forgot', body: forgotBody, isPublic: true },
  { method: 'POST', path: '/password/reset', body: resetBody, isPublic: true },
  { method: 'POST', path: '/passkeys/registration-options', body: registrationOptionsBody },
  { method: 'POST', path: '/passkeys', body: newPasskeyBody },
  { method: 'PATCH', path: '/passkeys/:id', body: passkeyNameBody },
  { method: 'DELETE', path: '/passkeys/:id' },
  { method: 'POST', path: '/passkeys/authentication-options', isPublic: true },
  { method: 'POST', path: '/passkeys/login', body: passkeyLoginBody, isPublic: true },
  { method: 'GET', path: '/sign-in-ways', isPublic: true },
  { method: 'GET', path: '/oidc/start', query: oidcStartQuery, isPublic: true },
  { method: 'GET', path: '/oidc/callback', query: oidcCallbackQuery, isPublic: true },
  { method: 'POST', path: '/oidc/connect' },
  { method: 'POST', path: '/oidc/disconnect', body: disconnectBody },
  { method: 'GET', path: '/docs', isPublic: true },
  { method: 'GET', path: '/openapi.json', isPublic: true },
  { method: 'GET', path: '/asyncapi.json', isPublic: true },
  // Without the role, these do not exist for anybody.
  { method: 'GET', path: '/operator/rooms', isPublic: true },
  { method: 'GET', path: '/operator/games', query: gamesQuery, isPublic: true },
  { method: 'GET', path: '/operator/games/:id', isPublic: true },
  { method: 'GET', path: '/operator/games/:id/events', query: eventsQuery, isPublic: true },
  { method: 'POST', path: '/operator/games/:id/verify', isPublic: true },
  { method: 'POST', path: '/operator/games/:id/close', isPublic: true },
  { method: 'POST', path: '/operator/instances/:id/drain', isPublic: true },
  { method: 'GET', path: '/operator/games/:id/statistics', isPublic: true },
  { method: 'POST', path: '/operator/games/:id/corrections/preview', body: previewBody, isPublic: true },
  { method: 'POST', path: '/operator/games/:id/corrections', body: correctionBody, isPublic: true },
  { method: 'GET', path: '/operator/actions', query: actionsQuery, isPublic: true },
  { method: 'GET', path: '/operator/reported', isPublic: true },
  { method: 'PUT', path: '/operator/questions', body: questionSwitch, isPublic: true },
  { method: 'PUT', path: '/operator/quizzes/:id', body: quizSwitch, isPublic: true },
  { method: 'GET', path: '/healthz', isPublic: true },
  { method: 'GET', path: '/readyz', isPublic: true },
  { method: 'GET', path: '/metrics', isPublic: true },
];

/** The call's path, with the method where several calls share the path. */
export const nameOf = ({ method, path }: Route): string =>
  ROUTES.filter((route) => route.path === path).length > 1 ? `${path}/${method.toLowerCase()}` : path;
