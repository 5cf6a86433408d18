/** Whether a session with this page's own back end is kept here. */
export const isSignedIn = () => localStorage.getItem(`pricebook.accessToken@${location.origin}`) !== null;
