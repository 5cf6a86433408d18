/** Whether a session of this page's back end is stored. */
export const isSignedIn = () => localStorage.getItem(`pricebook.accessToken@${location.origin}`) !== null;
