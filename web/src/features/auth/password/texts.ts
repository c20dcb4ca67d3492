export const TEXTS = {
  forgot: 'Forgot your password?',
  forgotLead: 'Enter the email of your account, and choose a new password by a link.',
  ask: 'Send me a link',
  asking: 'Sending…',
  sent: 'If there is an account with this email, a mail with a link is on its way. The link works once, for one hour.',
  noMail: 'This server sends no mail. The people who run this server can make a link for you.',
  backToLogin: 'Back to Login',
  reset: 'New password',
  resetLead:
    'You will be logged out everywhere, and log in with the new password. Passkeys and other logins will be removed.',
  newPassword: 'New password',
  save: 'Save password',
  saving: 'Saving…',
  expired: 'This link has expired or was used before.',
  askAgain: 'Ask for a new link',
};
