// A page that signs its visitors in itself: Pricebook gets the session, and never asks for a password.
import * as pricebook from '/embed/pricebook.js';
import { connectButtons } from './sign-in.js';

connectButtons(document, pricebook, () => '/');
