export const APP_NAME = 'Fourtell';
