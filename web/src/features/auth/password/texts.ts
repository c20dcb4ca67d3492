export const TEXTS = {
  forgot: 'Forgot your password?',
  forgotLead: 'Enter the email of your account. You get a link to choose a new password.',
  ask: 'Send me a link',
  asking: 'Sending…',
  sent: 'If there is an account with this email, we are sending a link to it. The link works once, for one hour.',
  noMail: 'This server cannot send mail. The people who run it can make a link for you.',
  backToLogin: 'Back to Login',
  reset: 'New password',
  resetLead:
    'You will be logged out everywhere and can log in with the new password. Passkeys and other logins will be removed.',
  newPassword: 'New password',
  save: 'Save password',
  saving: 'Saving…',
  expired: 'This link has expired or was used before.',
  askAgain: 'Request a new link',
};
